import type { SiteContext } from '../site-context.ts';
import { Logo } from './logo.tsx';
import { MakeLinks } from './make-links.tsx';
import { NavLink } from './nav-link.tsx';
import { Picture } from './picture.tsx';
import { PriceBadge } from './price.tsx';
import { ServiceNumber } from './service-number.tsx';

/** The plain links of the navigation, after the two dropdowns. */
export function navLinks({ labels, hours }: SiteContext): [href: string, text: string][] {
  return [
    ['/coupons', labels.coupons],
    ['/reviews', labels.reviews],
    ...(hours.wash ? [['/car-wash', labels.carWash] satisfies [string, string]] : []),
    ['/careers', labels.careers],
    ['/about', labels.about],
  ];
}

type SiteHeaderProps = {
  context: SiteContext;
  path: string;
};

/** Logo, desktop navigation with its two panels, and the button that opens the menu. */
export function SiteHeader({ context, path }: SiteHeaderProps) {
  const { labels, shop, phone } = context;
  return (
    <div className="site-header on-amber">
      <div className="wrap site-header-row">
        <Logo name={shop.name} homeLabel={labels.home} />
        <nav className="site-header-nav" aria-label={labels.mainNav}>
          <details name="nav" data-widget="dropdown">
            <summary>{labels.services}</summary>
            <ServicePanel context={context} path={path} />
          </details>
          <details name="nav" data-widget="dropdown">
            <summary>{labels.vehicles}</summary>
            <div className="nav-panel">
              <div className="wrap">
                <a className="nav-panel-all" href="/#vehicles">
                  {labels.allVehicles}
                </a>
                <ul className="nav-panel-makes">
                  <MakeLinks context={context} currentPath={path} />
                </ul>
              </div>
            </div>
          </details>
          {navLinks(context).map(([href, text]) => (
            <NavLink key={href} currentPath={path} href={href}>
              {text}
            </NavLink>
          ))}
        </nav>
        <a
          className="button site-header-call"
          href={phone.href}
          data-event="header_appointment_button_click"
        >
          {labels.schedule}
        </a>
        <button type="button" className="menu-button" popoverTarget="menu">
          {labels.menu}
          <i className="menu-strokes" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

function ServicePanel({ context, path }: SiteHeaderProps) {
  return (
    <div className="nav-panel">
      <div className="wrap">
        <NavLink className="nav-panel-all" currentPath={path} href="/services">
          {context.labels.allServices}
        </NavLink>
        <ul className="nav-panel-services">
          {context.services.map((service) => (
            <li key={service.id}>
              <NavLink currentPath={path} href={service.path}>
                <Picture picture={{ kind: 'file', ...context.assets.art[service.art], alt: '' }} />
                <ServiceNumber number={service.number} />
                {service.name}
                <PriceBadge price={service.price} />
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

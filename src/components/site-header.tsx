import { ON_ITS_PAGE } from '../generator/index.ts';
import type { SiteContext } from '../site-context.ts';
import { CountedLink } from './counted-link.tsx';
import { Logo } from './logo.tsx';
import { MakeLinks } from './make-links.tsx';
import { Picture } from './picture.tsx';
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

/** Logo, desktop navigation with its two panels, and the button that opens the menu on smaller screens. */
export function SiteHeader({ context }: { context: SiteContext }) {
  const { labels, shop, phone } = context;
  return (
    <div className="site-header on-amber">
      <div className="wrap site-header-row">
        <Logo name={shop.name} homeLabel={labels.home} />
        <nav className="site-header-nav" aria-label={labels.mainNav}>
          <details name="nav" data-widget="dropdown">
            <summary>{labels.services}</summary>
            <ServicePanel context={context} />
          </details>
          <details name="nav" data-widget="dropdown">
            <summary>{labels.vehicles}</summary>
            <div className="nav-panel">
              <div className="wrap">
                <a className="nav-panel-all" href="/#vehicles">
                  {labels.allVehicles}
                </a>
                <ul className="nav-panel-makes">
                  <MakeLinks context={context} current={ON_ITS_PAGE} />
                </ul>
              </div>
            </div>
          </details>
          {navLinks(context).map(([href, text]) => (
            <a key={href} href={href} aria-current={ON_ITS_PAGE}>
              {text}
            </a>
          ))}
        </nav>
        <CountedLink
          className="button site-header-call"
          href={phone.href}
          event="header_appointment_button_click"
        >
          {labels.schedule}
          <small className="dials"> {labels.byPhone}</small>
        </CountedLink>
        <button type="button" className="menu-button" popoverTarget="menu">
          {labels.menu}
          <i aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

function ServicePanel({ context }: { context: SiteContext }) {
  return (
    <div className="nav-panel">
      <div className="wrap">
        <a className="nav-panel-all" href="/services" aria-current={ON_ITS_PAGE}>
          {context.labels.allServices}
        </a>
        <ul className="nav-panel-services">
          {context.services.map((service) => (
            <li key={service.id}>
              <a href={service.path} aria-current={ON_ITS_PAGE}>
                <Picture picture={{ kind: 'file', ...context.assets.art[service.art], alt: '' }} />
                <ServiceNumber number={service.number} />
                {service.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

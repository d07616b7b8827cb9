import type { SiteContext } from '../site-context.ts';
import { Button } from './button.tsx';
import { MakeLinks } from './make-links.tsx';
import { NavLink } from './nav-link.tsx';
import { PriceBadge } from './price.tsx';
import { ServiceNumber } from './service-number.tsx';
import { navLinks } from './site-header.tsx';

type MobileMenuProps = { context: SiteContext; path: string };

/** The menu on small screens: a popover below the header. */
export function MobileMenu({ context, path }: MobileMenuProps) {
  const { labels, phone } = context;
  return (
    <nav
      id="menu"
      className="mobile-menu"
      aria-label={labels.menuNav}
      popover="auto"
      data-widget="menu"
    >
      <div className="accordion" data-widget="accordion">
        <details name="menu">
          <summary>{labels.services}</summary>
          <ServiceLinks context={context} path={path} />
        </details>
        <details name="menu">
          <summary>{labels.vehicles}</summary>
          <ul className="mobile-menu-makes">
            <li>
              <a href="/#vehicles">{labels.allVehicles}</a>
            </li>
            <MakeLinks context={context} currentPath={path} />
          </ul>
        </details>
      </div>
      {navLinks(context).map(([href, text]) => (
        <NavLink key={href} className="mobile-menu-link" currentPath={path} href={href}>
          {text}
        </NavLink>
      ))}
      <div className="mobile-menu-foot">
        <Button href={phone.href} text={labels.schedule} event="header_appointment_button_click" />
      </div>
    </nav>
  );
}

function ServiceLinks({ context: { labels, services }, path }: MobileMenuProps) {
  return (
    <ul>
      <li>
        <NavLink currentPath={path} href="/services">
          {labels.allServices}
        </NavLink>
      </li>
      {services.map(({ id, path: href, number, name, price }) => (
        <li key={id}>
          <NavLink currentPath={path} href={href}>
            <ServiceNumber number={number} />
            <span>{name}</span>
            <PriceBadge price={price} />
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

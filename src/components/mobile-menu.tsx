import { ON_ITS_PAGE, sharedPart } from '../generator/index.ts';
import type { SiteContext } from '../site-context.ts';
import { dollars } from '../rules/dollars.ts';
import { Button } from './button.tsx';
import { CountClicks, CountedLink, isCounted } from './counted-link.tsx';
import { Logo } from './logo.tsx';
import { MakeLinks } from './make-links.tsx';
import { ServiceNumber } from './service-number.tsx';
import { navLinks } from './site-header.tsx';

/** The menu on small screens: a full-screen popover. The browser opens it; the script handles focus and closing. */
export function MobileMenu({ context }: { context: SiteContext }) {
  return (
    <nav
      id="menu"
      className="mobile-menu"
      aria-label={context.labels.menuNav}
      popover="auto"
      data-widget="menu"
    >
      <MenuInside context={context} />
    </nav>
  );
}

const MenuInside = sharedPart(({ context }: { context: SiteContext }) => {
  const { labels, services, shop, phone, hours, besideShop, address, urls } = context;
  return (
    <CountClicks value={isCounted(context)}>
      <div className="mobile-menu-head on-amber">
        <Logo name={shop.name} homeLabel={labels.home} />
        <button
          type="button"
          className="menu-button"
          popoverTarget="menu"
          popoverTargetAction="hide"
        >
          {labels.closeMenu}
        </button>
      </div>
      <div className="accordion" data-widget="accordion">
        <details name="menu">
          <summary>{labels.services}</summary>
          <ul>
            <li>
              <a href="/services" aria-current={ON_ITS_PAGE}>
                {labels.allServices}
              </a>
            </li>
            {services.map(({ id, path, number, name, price }) => (
              <li key={id}>
                <a href={path} aria-current={ON_ITS_PAGE}>
                  <ServiceNumber number={number} />
                  <span>{name}</span>
                  {price !== undefined && <b>{dollars(price)}</b>}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <details name="menu">
          <summary>{labels.vehicles}</summary>
          <ul className="mobile-menu-makes">
            <li>
              <a href="/#vehicles">{labels.allVehicles}</a>
            </li>
            <MakeLinks context={context} current={ON_ITS_PAGE} />
          </ul>
        </details>
      </div>
      {navLinks(context).map(([href, text]) => (
        <a key={href} className="mobile-menu-link" href={href} aria-current={ON_ITS_PAGE}>
          {text}
        </a>
      ))}
      <div className="mobile-menu-foot">
        <Button
          href={phone.href}
          text={labels.schedule}
          dials={labels.byPhone}
          event="header_appointment_button_click"
        />
        <a href={phone.href}>{phone.text}</a>
        <CountedLink href={urls.directions} event="get_directions_button_click">
          {labels.getDirections}
        </CountedLink>
        <p>
          {address}
          <br />
          {labels.place.shop} {hours.shop.short}
          {besideShop && (
            <>
              <br />
              {labels.place[besideShop]} {hours[besideShop]!.short}
            </>
          )}
        </p>
      </div>
    </CountClicks>
  );
});

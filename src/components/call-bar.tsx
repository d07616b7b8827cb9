import type { SiteContext } from '../site-context.ts';
import type { Place } from '../rules/hours.ts';
import { mailDraft } from '../rules/mail-draft.ts';
import { CountedLink } from './counted-link.tsx';
import { OpenNow } from './open-now.tsx';

type CallBarProps = {
  context: SiteContext;
  /** The subject of the page. */
  topic?: Topic;
  /** The bar waits until the hero's own buttons have left the window. */
  waits?: boolean;
};

/** What the page is about: the name of a make or of a service, a place to drive to, or a link that opens an e-mail about something other than a car. */
export type Topic = { make?: string; service?: string; place?: Place; mailto?: string };

/**
 * The bar at the bottom of a phone's screen: call, or e-mail while the shop is closed, and directions. The loud half is what
 * most visitors do next: at the car wash, drive there. The footer leaves room for the bar.
 */
export function CallBar({ context, topic = {}, waits }: CallBarProps) {
  const { labels, phone, shop, urls } = context;
  const { mail } = labels;
  const place = topic.place ?? context.besideShop;
  const draft = mailDraft(shop.email, mail.subject, [
    { label: mail.car, value: topic.make },
    ...(topic.service ? [{ label: mail.service, value: topic.service }] : []),
    { label: mail.complaint },
  ]);
  return (
    <nav
      className={['call-bar', topic.place === 'wash' && 'drive-bar', waits && 'waiting-bar']
        .filter(Boolean)
        .join(' ')}
      aria-label={labels.barNav}
    >
      <a href={phone.href}>
        {phone.text} <OpenNow context={context} place="shop" />
      </a>
      <a
        className="call-bar-mail"
        href={topic.mailto ?? draft}
        data-draft={topic.mailto && draft}
        data-opens={mail.opens}
      >
        {mail.us} <OpenNow context={context} place="shop" />
      </a>
      <CountedLink href={urls.directions} event="get_directions_button_click">
        {labels.directions} {place && <OpenNow context={context} place={place} />}
      </CountedLink>
    </nav>
  );
}

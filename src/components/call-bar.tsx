import type { SiteContext } from '../site-context.ts';
import type { Place } from '../rules/hours.ts';
import { CountedLink } from './counted-link.tsx';
import { mailDraft } from '../rules/mail-draft.ts';
import { OpenNow } from './open-now.tsx';

type CallBarProps = {
  context: SiteContext;
  /** The place to drive to; the call button shows the shop's status. */
  visit: Place;
  /** The subject of the page. */
  topic?: Topic;
};

/** The name of the make or the service that the page is about. */
export type Topic = { make?: string; service?: string };

/** The bar at the bottom of a phone's screen: call, or e-mail while the shop is closed, and directions. The footer leaves room for it. */
export function CallBar({ context, visit, topic = {} }: CallBarProps) {
  const { labels, phone, urls, shop } = context;
  const { mail } = labels;
  const draft = mailDraft(shop.email, mail.subject, [
    { label: mail.car, value: topic.make },
    ...(topic.service ? [{ label: mail.service, value: topic.service }] : []),
    { label: mail.complaint },
  ]);
  return (
    <nav className="call-bar" aria-label={labels.barNav}>
      <a href={phone.href}>
        {phone.text} <OpenNow context={context} place="shop" />
      </a>
      <a className="call-bar-mail" href={draft}>
        {mail.us} <OpenNow context={context} place="shop" />
      </a>
      <CountedLink href={urls.directions} event="get_directions_button_click">
        {labels.directions} <OpenNow context={context} place={visit} />
      </CountedLink>
    </nav>
  );
}

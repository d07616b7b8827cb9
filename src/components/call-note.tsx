import type { EventName } from '../rules/names.ts';
import { mailLink } from '../rules/mail-link.ts';
import type { Phone, SiteContext } from '../site-context.ts';
import { CountedLink } from './counted-link.tsx';
import { OpenNow } from './open-now.tsx';

type CallNoteProps = {
  context: SiteContext;
  /** The number, if it is not the shop's main number. */
  phone?: Phone;
  event?: EventName;
};

/** The line below a call button: whether the shop is open, and the number, or while it is closed, a link to write instead. */
export function CallNote({ context, phone = context.phone, event }: CallNoteProps) {
  const { labels, shop } = context;
  const { mail, subject } = labels.callNote;
  return (
    <p className="call-note">
      <OpenNow context={context} place="shop" words={labels.callNote} />{' '}
      <CountedLink className="call-note-phone" href={phone.href} event={event}>
        {phone.text}
      </CountedLink>{' '}
      <a className="call-note-mail" href={mailLink(shop.email, subject)}>
        {mail}
      </a>
    </p>
  );
}

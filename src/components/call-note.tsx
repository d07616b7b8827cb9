import { mailLink } from '../rules/mail-link.ts';
import type { Phone, SiteContext } from '../site-context.ts';
import { OpenNow } from './open-now.tsx';

type CallNoteProps = {
  context: SiteContext;
  /** The number, if it is not the shop's main number. */
  phone?: Phone;
};

/**
 * The line below a call button: whether the shop is open, and the number, or while it is closed, a
 * link to write instead.
 */
export function CallNote({ context, phone = context.phone }: CallNoteProps) {
  const { labels, shop } = context;
  const { mail, subject } = labels.callNote;
  return (
    <p className="call-note">
      <OpenNow context={context} place="shop" words={labels.callNote} />{' '}
      <a className="call-note-phone" href={phone.href}>
        {phone.text}
      </a>{' '}
      <a className="call-note-mail" href={mailLink(shop.email, subject)}>
        {mail}
      </a>
    </p>
  );
}

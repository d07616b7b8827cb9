import { mailLink } from '../rules/mail-link.ts';
import type { Phone, SiteContext } from '../site-context.ts';
import { OpenNow } from './open-now.tsx';

type CallNoteProps = {
  context: SiteContext;
  phone?: Phone;
};

/** The note below a call button: the status, and the number or, while closed, a link to write. */
export function CallNote({ context, phone = context.phone }: CallNoteProps) {
  const { labels, shop } = context;
  const { mail, subject } = labels.callNote;
  return (
    <p className="call-note">
      <OpenNow context={context} place="shop" texts={labels.callNote} />{' '}
      <a className="call-note-phone" href={phone.href}>
        {phone.text}
      </a>{' '}
      <a className="call-note-mail" href={mailLink(shop.email, subject)}>
        {mail}
      </a>
    </p>
  );
}

import { Fragment } from 'react';

/** An e-mail address that is broken before its signs, where a line is too short for all of it. */
export function MailAddress({ address }: { address: string }) {
  return address.split(/(?=[@.])/).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

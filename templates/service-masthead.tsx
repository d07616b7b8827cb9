import type { Service } from '../src/schema/content.ts';
import type { EventName } from '../src/rules/names.ts';
import type { SiteContext } from '../src/site-context.ts';
import { hasCloseUp } from '../src/drawings/phantom.ts';
import { Button } from '../src/components/button.tsx';
import { CallNote } from '../src/components/call-note.tsx';
import { CloseUp, type PartOnCar } from '../src/components/close-up.tsx';
import { DirectionsButton } from '../src/components/directions-button.tsx';
import { Masthead } from '../src/components/masthead.tsx';
import type { Picture } from '../src/components/picture.tsx';
import { inlineDrawing, pictureFor } from './pictures.ts';

export type ServiceCallProps = {
  context: SiteContext;
  service: Service;
  call: { href: string; event: EventName };
};

/** The top of a service's page, with its call button. */
export function ServiceMasthead({ context, service, call }: ServiceCallProps) {
  const { heading, intro, number } = service;
  const phone = service.inspection && context.inspectionPhone;
  const buttons = (
    <>
      <Button {...call} text={service.callButton} />
      <DirectionsButton context={context} variant="outline" />
      <CallNote context={context} phone={phone} />
    </>
  );
  const subject = closeUpOf(context, service);
  return subject ? (
    <CloseUp heading={heading} intro={intro} number={number} subject={subject}>
      {buttons}
    </CloseUp>
  ) : (
    <Masthead
      heading={heading}
      intro={intro}
      number={number}
      picture={servicePicture(context, service)}
    >
      {buttons}
    </Masthead>
  );
}

/**
 * The close-up of a service: the shop's photo, or its part of the car; undefined if it has none.
 */
function closeUpOf({ assets }: SiteContext, { id, art, banner, kind }: Service) {
  if (!hasCloseUp(art)) return undefined;
  // With the answers to all complaints, the page has no room for the car in its HTML.
  const drawing: Picture | PartOnCar =
    kind === 'diagnostics' ? { kind: 'file', ...assets.closeUp, alt: '' } : { kind: 'part', art };
  return pictureFor(assets, `services/${id}`, banner, drawing);
}

/** The picture on the first screen of a service's page. */
export function servicePicture({ assets }: SiteContext, { id, art, banner }: Service): Picture {
  return pictureFor(assets, `services/${id}`, banner, inlineDrawing(art));
}

import type { ReactNode } from 'react';
import type { SiteContext } from '../site-context.ts';
import { Button } from './button.tsx';
import { CallNote } from './call-note.tsx';

/** The call of a button that schedules service, and its event. */
export const scheduleCall = ({ phone }: SiteContext) =>
  ({ href: phone.href, event: 'appointment_button_click' }) as const;

type ScheduleButtonProps = { context: SiteContext; children?: ReactNode };

/** "Schedule Service", any other button beside it, and the note below. */
export const ScheduleButton = ({ context, children }: ScheduleButtonProps) => (
  <>
    <Button {...scheduleCall(context)} text={context.labels.schedule} />
    {children}
    <CallNote context={context} />
  </>
);

import { PLAIN_ART, KNOWN_SERVICES } from './services.ts';

// Names that content, markup, the browser script and the drawings share. TypeScript refuses a name
// in markup that is not listed here, and a widget or a tool here without its script.

/** The names of the services' drawings, and of the plain disc. */
export const SERVICE_ART = [...KNOWN_SERVICES, PLAIN_ART] as const;

/** The urgency of a complaint: stop and call, this week, it can wait. */
export const URGENCIES = ['stop', 'week', 'wait'] as const;

/** Widgets that the browser script starts; `data-widget` in markup. */
export type WidgetName =
  | 'menu'
  | 'dropdown'
  | 'accordion'
  | 'read-more'
  | 'coupon-date'
  | 'model-year'
  | 'timed'
  | 'open-now'
  | 'print'
  | 'car'
  | 'complaints'
  | 'map'
  | 'missing-path'
  | 'tool';

/** Tools, widgets whose script loads when a visitor touches them; `data-tool` in markup. */
export type ToolName =
  'sticker-months' | 'coupon-ticket' | 'driveway' | 'emissions-questions' | 'recheck';

/** Analytics events, spec section 7; `data-event` in markup. */
export type EventName =
  | 'appointment_button_click'
  | 'header_appointment_button_click'
  | 'header_phone_number_click'
  | 'header_get_directions_click'
  | 'get_directions_button_click'
  | 'review_us_button_click'
  | 'state_inspection_phone_call_click'
  | 'emissions_inspection_phone_call_click';

/** The possible rows of the plate on a make's page, in order. */
export const PLATE_ROWS = [
  'oil',
  'interval',
  'timing',
  'fluids',
  'tires',
  'brakes',
  'suspension',
  'battery',
  'engine',
  'plugs',
  'fuel',
  'filter',
  'check',
  'twin',
  'parts',
  'since',
  'plates',
] as const;

/** The bullets before a list's items, by meaning: included, a step, or any other point. */
export const BULLET_STYLES = ['tick', 'step', 'bar'] as const;

/** What turns an engine's camshafts. */
export const DRIVES = ['belt', 'chain', 'none'] as const;

export type PlateRowName = (typeof PLATE_ROWS)[number];
export type BulletStyle = (typeof BULLET_STYLES)[number];
export type ServiceArt = (typeof SERVICE_ART)[number];

import type { SiteContext } from '../site-context.ts';
import { Button } from './button.tsx';

type DirectionsButtonProps = { context: SiteContext; variant?: 'outline' };

/** The button that opens the way to the shop in a maps service. */
export const DirectionsButton = ({ context: { labels, urls }, variant }: DirectionsButtonProps) => (
  <Button
    href={urls.directions}
    text={labels.getDirections}
    variant={variant}
    event="get_directions_button_click"
  />
);

type PrintButtonProps = {
  text: string;
  /** The id of the part of the page to print. Without it, the whole page prints. */
  partId?: string;
  variant?: 'outline';
};

/** A button that prints. It is hidden until the script starts. */
export function PrintButton({ text, partId, variant }: PrintButtonProps) {
  return (
    <button
      type="button"
      className={variant ? `button button-${variant} print-button` : 'button print-button'}
      data-widget="print"
      data-part={partId}
    >
      {text}
    </button>
  );
}

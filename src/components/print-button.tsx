type PrintButtonProps = {
  text: string;
  /** The id of the part of the page to print. Without it, the whole page prints. */
  part?: string;
  look?: 'outline';
};

/** A button that prints. It is hidden until the script starts. */
export function PrintButton({ text, part, look }: PrintButtonProps) {
  return (
    <button
      type="button"
      className={look ? `button button-${look} print-button` : 'button print-button'}
      data-widget="print"
      data-part={part}
    >
      {text}
    </button>
  );
}

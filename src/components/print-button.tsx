type PrintButtonProps = {
  text: string;
  /** The id of a part of the page that is printed by itself; without it, the whole page is. */
  part?: string;
  look?: 'outline';
};

/** Prints the page, or a part of it. Only the script can, so it shows once the script has started. */
export function PrintButton({ text, part, look }: PrintButtonProps) {
  return (
    <button type="button" className={look ? `button button-${look} print-button` : 'button print-button'} data-widget="print" data-part={part}>
      {text}
    </button>
  );
}

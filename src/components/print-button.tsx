/** Prints the page. Only the script can, so it shows once the script has started. */
export function PrintButton({ text }: { text: string }) {
  return (
    <button type="button" className="button print-button" data-widget="print">
      {text}
    </button>
  );
}

import type { Block } from '../src/schema/content.ts';
import type { SiteContext } from '../src/site-context.ts';
import { BlockRow } from '../src/components/block-row.tsx';
import { scheduleCall } from '../src/components/schedule-button.tsx';
import {
  type Cta,
  SectionBlock,
  type SectionBlockProps,
} from '../src/components/section-block.tsx';
import { drawingFile, pictureFor } from './pictures.ts';

type PageBlocksProps = {
  context: SiteContext;
  blocks: Block[];
  /** Photos for these blocks are in content/images as `<slot>-1`, `<slot>-2` … */
  slot: string;
  /** The number of blocks above these on the page. */
  after?: number;
  size?: 'small';
  /**
   * The button of a block that links to no page, unless the block has a text for it. `event` counts
   * both buttons. Without it, only the block's own button counts, as an appointment.
   */
  call?: Cta;
};

/**
 * Section blocks from content, with pictures on alternating sides. A block's button makes a call,
 * unless the block links to a page.
 */
export function PageBlocks({ context, blocks, slot, after = 0, size, call }: PageBlocksProps) {
  const { assets, labels, phone } = context;
  const dial: Cta = call ?? { href: phone.href, text: phone.callText };
  const ctaOf = ({ ctaHref, ctaText }: Block): Cta => {
    if (ctaHref) return { href: ctaHref, text: ctaText ?? labels.learnMore };
    return ctaText ? { ...scheduleCall(context), ...dial, text: ctaText } : dial;
  };
  const shown = blocks.map((block, index): ShownBlock => ({
    block,
    picture: pictureFor(
      assets,
      `${slot}-${after + index + 1}`,
      { image: block.imageUrl, imageAlt: block.imageAlt },
      block.art && drawingFile(assets, block.art),
    ),
    cta: ctaOf(block),
  }));
  return sharedBands(shown).map(([first, ...others]) =>
    others.length > 0 ? (
      <BlockRow key={first.block.heading} blocks={[first, ...others]} />
    ) : (
      <SectionBlock
        key={first.block.heading}
        {...first}
        size={size}
        artFirst={shown.indexOf(first) % 2 === 1}
      />
    ),
  );
}

type ShownBlock = Pick<SectionBlockProps, 'block' | 'picture' | 'cta'>;

/** Groups neighboring blocks without a picture that look the same: they share a band. */
function sharedBands(blocks: ShownBlock[]): [ShownBlock, ...ShownBlock[]][] {
  const bands: [ShownBlock, ...ShownBlock[]][] = [];
  for (const shown of blocks) {
    const band = bands.at(-1);
    const [{ block, picture } = {}] = band ?? [];
    if (!picture && !shown.picture && block?.variant === shown.block.variant) band!.push(shown);
    else bands.push([shown]);
  }
  return bands;
}

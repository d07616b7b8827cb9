import { Band } from './band.tsx';
import { BlockAction, SectionTexts, type SectionBlockProps } from './section-block.tsx';

type RowBlock = Pick<SectionBlockProps, 'block' | 'cta'>;

/** Blocks on one ground, side by side. */
export const BlockRow = ({ blocks }: { blocks: RowBlock[] }) => (
  <Band tone={blocks[0]!.block.variant} size="small" isSection={false}>
    <div className="block-row">
      {blocks.map(({ block, cta }) => (
        <section key={block.heading} id={block.id}>
          <h2>{block.heading}</h2>
          <SectionTexts sections={block.sections} />
          <BlockAction block={block} cta={cta} />
        </section>
      ))}
    </div>
  </Band>
);

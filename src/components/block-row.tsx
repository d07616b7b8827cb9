import type { SectionBlock as Block } from '../schema/content.ts';
import { Band } from './band.tsx';
import { Button } from './button.tsx';
import { Paragraph } from './paragraph.tsx';
import type { Cta } from './section-block.tsx';

type BlockRowProps = { blocks: { block: Block; cta: Cta }[] };

/** Short blocks side by side. */
export const BlockRow = ({ blocks }: BlockRowProps) => (
  <Band tone="neutral" size="small" plain>
    <div className="block-row">
      {blocks.map(({ block, cta }) => (
        <section key={block.heading} id={block.id}>
          <h2>{block.heading}</h2>
          <Paragraph text={block.sections[0]!.paragraph!} />
          {block.showCTA && <Button {...cta} />}
        </section>
      ))}
    </div>
  </Band>
);

/** Whether these blocks are short enough for a row: three or four with a paragraph each. */
export const isRow = (blocks: Block[]): boolean =>
  [3, 4].includes(blocks.length) &&
  blocks.every(
    ({ sections: [only, ...others] }) =>
      only?.paragraph && !only.bullets && !only.subheading && others.length === 0,
  );

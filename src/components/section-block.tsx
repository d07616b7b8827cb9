import { isOnGround } from '../drawings/scene.ts';
import type { EventName } from '../rules/names.ts';
import type { Block } from '../schema/content.ts';
import { Band } from './band.tsx';
import { Button } from './button.tsx';
import { CheckList } from './check-list.tsx';
import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';
import { Paragraph } from './paragraph.tsx';

export type Cta = { href: string; text: string; event?: EventName };

export type SectionBlockProps = {
  block: Block;
  picture?: Picture;
  cta: Cta;
  /** Gives a block that is not the page's subject less room and a smaller heading. */
  size?: 'small';
  /** Puts a picture before the text on wide screens. Adjacent blocks alternate. */
  artFirst?: boolean;
};

/** Spec section 3, "Section block". */
export function SectionBlock({ picture, ...props }: SectionBlockProps) {
  return picture ? <PicturedBlock picture={picture} {...props} /> : <TextBlock {...props} />;
}

/** A block with its texts beside its picture. */
function PicturedBlock({
  block,
  picture,
  cta,
  size,
  artFirst,
}: SectionBlockProps & { picture: Picture }) {
  // A drawing without a caption is decoration.
  const Figure = block.imageCaption || picture.kind === 'photo' ? 'figure' : 'div';
  return (
    <Band id={block.id} tone={block.variant} columns="two" size={size}>
      <div className={classNames('section-block', artFirst && 'section-block-last')}>
        <h2>{block.heading}</h2>
        <SectionTexts sections={block.sections} />
        <BlockAction block={block} cta={cta} />
      </div>
      <Figure className={figureClass(block, picture)}>
        <Picture
          picture={picture}
          photoClass="section-block-photo"
          sizes="(min-width:900px) 50vw, 100vw"
        />
        {block.imageCaption && <figcaption>{block.imageCaption}</figcaption>}
      </Figure>
    </Band>
  );
}

/**
 * A block without a picture. A text without subheading is below the heading; other texts are beside
 * it, or three or more in a row below it.
 */
function TextBlock({ block, cta, size }: SectionBlockProps) {
  const { sections } = block;
  const intro = introOf(sections);
  const rest = sections.slice(intro.length);
  const isSingleText = sections.length === 1 && !sections[0]?.bullets;
  const isRow = rest.length > 2 && rest.every(({ subheading }) => subheading);
  const heading = <h2>{block.heading}</h2>;
  return (
    <Band id={block.id} tone={block.variant} columns={isRow ? 'one' : 'two'} size={size}>
      {intro.length > 0 ? (
        <div className="section-block">
          {heading}
          <SectionTexts sections={intro} />
        </div>
      ) : (
        heading
      )}
      <div
        className={classNames(
          'section-block',
          isSingleText && 'section-block-saying',
          isRow && 'section-block-row',
        )}
      >
        <SectionTexts sections={rest} />
        <BlockAction block={block} cta={cta} />
      </div>
    </Band>
  );
}

/** The button of a block, if the block has one. */
export function BlockAction({ block, cta }: Pick<SectionBlockProps, 'block' | 'cta'>) {
  if (!block.showCTA) return null;
  return (
    <p className="section-block-action">
      <Button {...cta} variant={block.variant === 'dark' ? 'amber' : 'solid'} />
    </p>
  );
}

type Sections = Block['sections'];

/** The first section if only this one has no subheading: it belongs to the block's heading. */
function introOf(sections: Sections): Sections {
  const [first, ...others] = sections;
  const alone = first && !first.subheading && others.every(({ subheading }) => subheading);
  return alone && others.length > 0 ? [first] : [];
}

/** The texts of a block below its heading. */
export function SectionTexts({ sections }: { sections: Sections }) {
  return sections.map((section, index) => (
    <div key={index}>
      {section.subheading && (
        <h3>
          {section.href ? <a href={section.href}>{section.subheading}</a> : section.subheading}
        </h3>
      )}
      {section.paragraph && (
        <Paragraph text={section.paragraph} lead={index === 0 && !section.subheading} />
      )}
      {section.bullets && (
        <CheckList items={section.bullets} bulletStyle={section.bulletStyle ?? 'bar'} />
      )}
    </div>
  ));
}

function figureClass({ art, hideImageOnMobile }: Block, picture: Picture): string {
  const isPlace = picture.kind !== 'photo' && art && isOnGround(art);
  return classNames(
    'section-block-figure',
    isPlace && 'section-block-place',
    hideImageOnMobile && 'section-block-desktop',
  );
}

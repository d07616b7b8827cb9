import type { ReactNode } from 'react';
import type { SiteContext } from '../src/site-context.ts';
import type { Head } from '../src/generator/index.ts';
import { canonicalUrl, NOT_FOUND_PATH } from '../src/generator/portable.ts';
import { CallBar } from '../src/components/call-bar.tsx';
import { MobileMenu } from '../src/components/mobile-menu.tsx';
import { SiteFooter } from '../src/components/site-footer.tsx';
import { SiteHeader } from '../src/components/site-header.tsx';
import { SiteNotice } from '../src/components/site-notice.tsx';
import { TopBar } from '../src/components/top-bar.tsx';
import { INK } from '../src/rules/brand-colors.ts';
import { SPECULATION_RULES } from '../src/rules/speculation-rules.ts';
import { scriptJson } from '../src/rules/script-json.ts';

type DocumentProps = {
  context: SiteContext;
  head: Head;
  path: string;
  /** The route's name in analytics. */
  pattern: string;
  /** The dev server loads the analytics package's debug script. */
  development: boolean;
  children: ReactNode;
};

/**
 * A whole page with the site's frame. In such a page, only this component writes head tags: React
 * would hoist them from anywhere, but it never merges them.
 */
export function Document({ context, head, path, pattern, development, children }: DocumentProps) {
  const { analytics, notice } = context.shop;
  const isCounted = analytics.provider !== 'off';
  return (
    <html
      lang="en"
      data-route={isCounted ? pattern : undefined}
      data-analytics={isCounted ? analytics.provider : undefined}
      data-analytics-src={isCounted ? analytics.scriptSrc : undefined}
      data-analytics-mode={isCounted && development ? 'development' : undefined}
      data-honor-privacy={isCounted && analytics.honorPrivacySignals ? '' : undefined}
    >
      <PageHead context={context} head={head} path={path} />
      <body>
        <a className="skip-link" href="#main">
          {context.labels.skip}
        </a>
        <header>
          {notice && <SiteNotice notice={notice} />}
          <TopBar context={context} />
          <SiteHeader context={context} path={path} />
          <CallBar context={context} />
        </header>
        <main
          id="main"
          tabIndex={-1}
          data-widget={path === NOT_FOUND_PATH ? 'missing-path' : undefined}
        >
          {children}
        </main>
        <SiteFooter context={context} />
        <MobileMenu context={context} path={path} />
        <ScriptData context={context} />
      </body>
    </html>
  );
}

function PageHead({ context, head, path }: Pick<DocumentProps, 'context' | 'head' | 'path'>) {
  const { shop, assets } = context;
  const url = canonicalUrl(shop.origin, path);
  const indexed = head.robots !== 'noindex';
  const { src, width, height, alt } = head.image ?? context.shareImage;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {indexed && <link rel="canonical" href={url} />}
      <meta name="robots" content={indexed ? 'index, follow' : 'noindex'} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {indexed && <meta property="og:url" content={url} />}
      <meta property="og:image" content={`${shop.origin}${src}`} />
      <meta property="og:image:width" content={`${width}`} />
      <meta property="og:image:height" content={`${height}`} />
      <meta property="og:image:alt" content={alt} />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:type" content="website" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={INK} />
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {/* Browsers look for favicon.ico and apple-touch-icon.png at the root by themselves. */}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/site.webmanifest" />
      {/* The build fills it with the styles of the page's components. */}
      <style />
      {assets.mediaSheets.map(({ href, media }) => (
        <link key={href} rel="stylesheet" href={href} media={media} />
      ))}
      <script type="module" src={assets.script} />
      {head.structuredData?.map((data, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
        />
      ))}
    </head>
  );
}

function ScriptData({ context }: { context: SiteContext }) {
  return (
    <>
      {/* A notice takes the room of these rules: home must arrive in the first round trip. */}
      {!context.shop.notice && (
        <script
          type="speculationrules"
          dangerouslySetInnerHTML={{ __html: scriptJson(SPECULATION_RULES) }}
        />
      )}
      <script
        type="application/json"
        id="hours"
        dangerouslySetInnerHTML={{ __html: scriptJson(context.openingData) }}
      />
    </>
  );
}

import type { ReactNode } from 'react';

type NavLinkProps = {
  path: string | undefined;
  href: string;
  className?: string;
  children: ReactNode;
};

/** A link of the navigation. On the page that it leads to, it is marked. */
export const NavLink = ({ path, href, className, children }: NavLinkProps) => (
  <a className={className} href={href} aria-current={href === path ? 'page' : undefined}>
    {children}
  </a>
);

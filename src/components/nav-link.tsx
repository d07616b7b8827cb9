import type { ReactNode } from 'react';

type NavLinkProps = {
  currentPath: string | undefined;
  href: string;
  className?: string;
  children: ReactNode;
};

/** A link of the navigation. On its own page it has `aria-current`. */
export const NavLink = ({ currentPath, href, className, children }: NavLinkProps) => (
  <a className={className} href={href} aria-current={href === currentPath ? 'page' : undefined}>
    {children}
  </a>
);

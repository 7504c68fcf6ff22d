import type { ComponentProps, ComponentType } from 'react';
import { Link as WouterLink, Redirect as WouterRedirect } from 'wouter';
import type { Href } from './paths';

/** wouter's link, to pages of the route table only. */
export const Link = WouterLink as ComponentType<Omit<ComponentProps<'a'>, 'href'> & { href: Href }>;

/** wouter's redirect, to pages of the route table only. */
export const Redirect = WouterRedirect as ComponentType<{ to: Href; replace?: boolean }>;

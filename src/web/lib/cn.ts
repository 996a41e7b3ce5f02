import { type ClassValue, clsx } from 'clsx';

/** Joins class names. Component looks live in a CSS layer below the utilities, so no merging is needed: utilities win. */
export const cn = (...classes: ClassValue[]): string => clsx(classes);

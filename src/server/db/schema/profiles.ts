import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { authUsers } from './auth.ts';
import { createdAndUpdated, oneFor, timestamp } from './column-types.ts';

export const profiles = pgTable(
  'profiles',
  {
    id: oneFor(() => authUsers.id),
    name: text().notNull().default(''),
    email: text().notNull(),
    userType: text({ enum: ['free', 'premium', 'admin'] })
      .notNull()
      .default('free'),
    premiumUntil: timestamp(),
    ...createdAndUpdated(),
  },
  (t) => [
    check('profiles_user_type', sql`${t.userType} in ('free', 'premium', 'admin')`),
    check('profiles_name_length', sql`length(${t.name}) <= 120`),
    index('profiles_created_idx').on(t.createdAt, t.id),
    index('profiles_user_type_idx').on(t.userType),
    index('profiles_search_idx')
      .using('gin', sql`public.fold_text(${t.name} || ' ' || ${t.email}) gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('profiles_premium_until_idx').on(t.premiumUntil).where(sql`${t.premiumUntil} is not null`),
  ],
);

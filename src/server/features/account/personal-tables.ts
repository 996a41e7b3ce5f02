/** Parents before children. `personal-tables.test.ts` fails for a table that is in neither list of this file. */
export type PersonalTable = {
  section: string;
  table: string;
  /** The person's id, or a reference to another personal table (`alongWith` where the id alone is not unique). */
  owner: { column: string } | { column: string; parent: string; alongWith?: string };
  /** Unique sort order of the rows, matching an index of the owner's rows where there is one. */
  key: readonly [string, ...string[]];
  /** Exported but never imported, because the person does not decide it. */
  isReadOnly?: true;
  /** Exported columns, if only a few may be. */
  columns?: readonly string[];
  /** Columns left out: all others, and those added later, are exported. */
  withheld?: readonly string[];
  /** Columns that refer to rows of another personal table: set to null if the row is not this person's. */
  links?: Readonly<Record<string, string>>;
  /** Like `links`, but the whole row is skipped if the reference is missing. */
  needs?: Readonly<Record<string, string>>;
  /** Rows about a catalogue item are imported only if that item exists. */
  about?: { column: string; table: string };
  /** Rows may have hundreds of thousands of characters, so fewer are read at once. */
  isLong?: true;
  searched?: string;
  /** One row per person: the imported row replaces the existing one. */
  isReplaced?: true;
};

const mine = { column: 'user_id' };

const table = (
  section: string,
  name: string,
  owner: PersonalTable['owner'],
  key: PersonalTable['key'],
  rest: Omit<PersonalTable, 'section' | 'table' | 'owner' | 'key'> = {},
): PersonalTable => ({ section, table: name, owner, key, ...rest });

export const personalTables: readonly PersonalTable[] = [
  table('shop', 'shops', mine, ['user_id'], { isReplaced: true }),
  table('products', 'products', mine, ['id'], { isLong: true }),
  table('productPhotos', 'product_photos', { column: 'product_id', parent: 'products' }, ['product_id', 'position']),
  table('productGates', 'product_gate', { column: 'product_id', parent: 'products' }, ['product_id'], {
    columns: ['product_id', 'answers', 'documents', 'created_at', 'updated_at'],
    isLong: true,
  }),
  table('productPrices', 'product_calculations', mine, ['id'], { needs: { product_id: 'products' } }),
  table('productListings', 'product_listings', { column: 'product_id', parent: 'products' }, ['product_id']),
  table('texts', 'texts', mine, ['created_at', 'id'], {
    links: { product_id: 'products' },
    isLong: true,
    searched: 'search',
  }),
  table('textVersions', 'text_versions', { column: 'text_id', parent: 'texts' }, ['text_id', 'created_at', 'id'], {
    isLong: true,
  }),
  table('lists', 'user_columns', mine, ['column_id'], { isReplaced: true }),
  table('tasks', 'user_tasks', mine, ['column_id', 'position', 'id'], {
    withheld: ['told'],
    links: { product_id: 'products' },
    isLong: true,
  }),
  table('labels', 'task_labels', mine, ['color'], { isReplaced: true }),
  table('reminders', 'task_reminders', mine, ['user_id'], {
    columns: ['enabled', 'time_zone', 'mail_on', 'app_off', 'rate_percent', 'mail_mode', 'mail_hour'],
    isReplaced: true,
  }),
  table('notices', 'notices', mine, ['created_at', 'id'], {
    isReadOnly: true,
    columns: ['id', 'kind', 'subject_id', 'data', 'created_at', 'read_at'],
  }),
  table('lessonsCompleted', 'lesson_progress', mine, ['lesson_id'], {
    about: { column: 'lesson_id', table: 'academy_lessons' },
  }),
  table('lessonComments', 'lesson_comments', mine, ['id'], {
    about: { column: 'lesson_id', table: 'academy_lessons' },
  }),
  table('snippetComments', 'snippet_comments', mine, ['id'], { about: { column: 'snippet_id', table: 'snippets' } }),
  table('snippetsCopied', 'snippet_copies', mine, ['snippet_id'], {
    about: { column: 'snippet_id', table: 'snippets' },
  }),
  table('pictures', 'uploads', { column: 'uploaded_by' }, ['bucket', 'name'], { isReadOnly: true }),
  table('subscriptions', 'subscriptions', mine, ['provider', 'id'], {
    isReadOnly: true,
    columns: [
      'provider',
      'id',
      'status',
      'access_until',
      'next_payment_at',
      'product_name',
      'amount_cents',
      'customer_email',
      'customer_name',
      'last_order_id',
      'created_at',
    ],
  }),
  table(
    'payments',
    'payment_events',
    { column: 'subscription_id', parent: 'subscriptions', alongWith: 'provider' },
    ['provider', 'order_id', 'event_type', 'event_at'],
    { isReadOnly: true, columns: ['provider', 'order_id', 'event_type', 'event_at', 'subscription_id'] },
  ),
  table('planGrants', 'manual_grants', mine, ['user_id'], { isReadOnly: true }),
  table('robotUsage', 'robot_usage', mine, ['user_id'], { isReadOnly: true }),
  table('sessions', 'auth_sessions', mine, ['id'], {
    isReadOnly: true,
    columns: ['id', 'created_at', 'refreshed_at', 'user_agent', 'ip'],
  }),
  table('authenticators', 'auth_factors', mine, ['id'], {
    isReadOnly: true,
    columns: ['id', 'friendly_name', 'factor_type', 'status', 'created_at'],
  }),
  table('consents', 'user_consents', mine, ['page', 'version'], { isReadOnly: true }),
  table('lastSeen', 'last_seen', mine, ['user_id'], { isReadOnly: true }),
  table('shopifyConnection', 'shopify_connections', mine, ['user_id'], {
    isReadOnly: true,
    columns: ['shop', 'client_id', 'shop_name', 'connected_at', 'tested_at'],
  }),
  table('shopifySends', 'shopify_sends', mine, ['product_id'], {
    isReadOnly: true,
    columns: ['product_id', 'shop', 'state', 'started_at', 'remote_id', 'remote_status', 'sent_at'],
  }),
  table('administratorActions', 'admin_audit', mine, ['created_at', 'id'], {
    isReadOnly: true,
    columns: ['id', 'action', 'subject', 'created_at'],
  }),
  table('accountEvents', 'auth_audit', mine, ['created_at', 'id'], {
    isReadOnly: true,
    columns: ['id', 'action', 'ip', 'created_at'],
  }),
];

/** Tables with personal data that are not exported, and the reason. */
export const withheldTables: Readonly<Record<string, string>> = {
  auth_users: 'told as the account itself, without the hash of the password',
  profiles: 'told as the account itself',
  auth_identities: 'name and address as given to a version up to 0.18, until one of them changes; nobody reads it',
  auth_one_time_tokens: 'hashes of codes, for an hour',
  auth_mailed_links: 'hashes of links, for an hour',
  auth_flow_states: 'codes of a sign-in under way',
  auth_known_devices: 'browsers that need no message about a new one',
  auth_challenges: 'questions to an authenticator, for minutes',
  calendar_feeds: 'a secret address; another account gets another',
  account_deletions: 'the wish to leave, told by the profile',
  trash: 'deleted by the person, forgotten within the hour',
};

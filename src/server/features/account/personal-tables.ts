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

export const personalTables: readonly PersonalTable[] = [
  { section: 'shop', table: 'shops', owner: mine, key: ['user_id'], isReplaced: true },
  { section: 'products', table: 'products', owner: mine, key: ['id'], isLong: true },
  {
    section: 'productPhotos',
    table: 'product_photos',
    owner: { column: 'product_id', parent: 'products' },
    key: ['product_id', 'position'],
  },
  {
    section: 'productGates',
    table: 'product_gate',
    owner: { column: 'product_id', parent: 'products' },
    key: ['product_id'],
    columns: ['product_id', 'answers', 'documents', 'created_at', 'updated_at'],
    isLong: true,
  },
  {
    section: 'productPrices',
    table: 'product_calculations',
    owner: mine,
    key: ['id'],
    needs: { product_id: 'products' },
  },
  {
    section: 'productListings',
    table: 'product_listings',
    owner: { column: 'product_id', parent: 'products' },
    key: ['product_id'],
  },
  {
    section: 'texts',
    table: 'texts',
    owner: mine,
    key: ['created_at', 'id'],
    links: { product_id: 'products' },
    isLong: true,
    searched: 'search',
  },
  {
    section: 'textVersions',
    table: 'text_versions',
    owner: { column: 'text_id', parent: 'texts' },
    key: ['text_id', 'created_at', 'id'],
    isLong: true,
  },
  { section: 'lists', table: 'user_columns', owner: mine, key: ['column_id'], isReplaced: true },
  {
    section: 'tasks',
    table: 'user_tasks',
    owner: mine,
    key: ['column_id', 'position', 'id'],
    withheld: ['told'],
    links: { product_id: 'products' },
    isLong: true,
  },
  { section: 'labels', table: 'task_labels', owner: mine, key: ['color'], isReplaced: true },
  {
    section: 'reminders',
    table: 'task_reminders',
    owner: mine,
    key: ['user_id'],
    columns: ['enabled', 'time_zone', 'mail_on', 'app_off', 'rate_percent', 'mail_mode', 'mail_hour'],
    isReplaced: true,
  },
  {
    section: 'notices',
    table: 'notices',
    owner: mine,
    key: ['created_at', 'id'],
    isReadOnly: true,
    columns: ['id', 'kind', 'subject_id', 'data', 'created_at', 'read_at'],
  },
  {
    section: 'lessonsCompleted',
    table: 'lesson_progress',
    owner: mine,
    key: ['lesson_id'],
    about: { column: 'lesson_id', table: 'academy_lessons' },
  },
  {
    section: 'lessonComments',
    table: 'lesson_comments',
    owner: mine,
    key: ['id'],
    about: { column: 'lesson_id', table: 'academy_lessons' },
  },
  {
    section: 'snippetComments',
    table: 'snippet_comments',
    owner: mine,
    key: ['id'],
    about: { column: 'snippet_id', table: 'snippets' },
  },
  {
    section: 'snippetsCopied',
    table: 'snippet_copies',
    owner: mine,
    key: ['snippet_id'],
    about: { column: 'snippet_id', table: 'snippets' },
  },
  {
    section: 'pictures',
    table: 'uploads',
    owner: { column: 'uploaded_by' },
    key: ['bucket', 'name'],
    isReadOnly: true,
  },
  {
    section: 'subscriptions',
    table: 'subscriptions',
    owner: mine,
    key: ['provider', 'id'],
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
  },
  {
    section: 'payments',
    table: 'payment_events',
    owner: { column: 'subscription_id', parent: 'subscriptions', alongWith: 'provider' },
    key: ['provider', 'order_id', 'event_type', 'event_at'],
    isReadOnly: true,
    columns: ['provider', 'order_id', 'event_type', 'event_at', 'subscription_id'],
  },
  { section: 'planGrants', table: 'manual_grants', owner: mine, key: ['user_id'], isReadOnly: true },
  { section: 'robotUsage', table: 'robot_usage', owner: mine, key: ['user_id'], isReadOnly: true },
  {
    section: 'sessions',
    table: 'auth_sessions',
    owner: mine,
    key: ['id'],
    isReadOnly: true,
    columns: ['id', 'created_at', 'refreshed_at', 'user_agent', 'ip'],
  },
  {
    section: 'authenticators',
    table: 'auth_factors',
    owner: mine,
    key: ['id'],
    isReadOnly: true,
    columns: ['id', 'friendly_name', 'factor_type', 'status', 'created_at'],
  },
  { section: 'consents', table: 'user_consents', owner: mine, key: ['page', 'version'], isReadOnly: true },
  { section: 'lastSeen', table: 'last_seen', owner: mine, key: ['user_id'], isReadOnly: true },
  {
    section: 'shopifyConnection',
    table: 'shopify_connections',
    owner: mine,
    key: ['user_id'],
    isReadOnly: true,
    columns: ['shop', 'client_id', 'shop_name', 'connected_at', 'tested_at'],
  },
  {
    section: 'shopifySends',
    table: 'shopify_sends',
    owner: mine,
    key: ['product_id'],
    isReadOnly: true,
    columns: ['product_id', 'shop', 'state', 'started_at', 'remote_id', 'remote_status', 'sent_at'],
  },
  {
    section: 'administratorActions',
    table: 'admin_audit',
    owner: mine,
    key: ['created_at', 'id'],
    isReadOnly: true,
    columns: ['id', 'action', 'subject', 'created_at'],
  },
  {
    section: 'accountEvents',
    table: 'auth_audit',
    owner: mine,
    key: ['created_at', 'id'],
    isReadOnly: true,
    columns: ['id', 'action', 'ip', 'created_at'],
  },
];

/** Tables with personal data that are not exported, and the reason. */
export const withheldTables: Readonly<Record<string, string>> = {
  auth_users: 'told as the account itself, without the hash of the password',
  profiles: 'told as the account itself',
  auth_identities: 'repeats the account',
  auth_one_time_tokens: 'hashes of codes, for an hour',
  auth_mailed_links: 'hashes of links, for an hour',
  auth_flow_states: 'codes of a sign-in under way',
  auth_known_devices: 'browsers that need no message about a new one',
  auth_challenges: 'questions to an authenticator, for minutes',
  calendar_feeds: 'a secret address; another account gets another',
  account_deletions: 'the wish to leave, told by the profile',
  trash: 'deleted by the person, forgotten within the hour',
};

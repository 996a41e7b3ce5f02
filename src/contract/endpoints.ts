import * as academy from './academy.ts';
import * as account from './account/account.ts';
import * as payments from './account/payments.ts';
import * as plans from './account/plans.ts';
import * as profile from './account/profile.ts';
import * as security from './account/security.ts';
import * as adminAcademy from './admin/admin-academy.ts';
import * as adminModeration from './admin/admin-moderation.ts';
import * as adminOverview from './admin/admin-overview.ts';
import * as adminSnippets from './admin/admin-snippets.ts';
import * as adminUsers from './admin/admin-users.ts';
import * as aiSettings from './admin/ai-settings.ts';
import type { Endpoint } from './base/endpoint.ts';
import * as calendar from './calendar.ts';
import * as dashboard from './dashboard.ts';
import * as events from './events.ts';
import * as exchangeRates from './exchange-rates.ts';
import * as legal from './legal.ts';
import * as notices from './notices.ts';
import * as calculations from './pricing.ts';
import * as gate from './products/japan-gate.ts';
import * as newProduct from './products/new-product.ts';
import * as productImport from './products/product-import.ts';
import * as productPhotos from './products/product-photos.ts';
import * as products from './products/products.ts';
import * as listings from './products/publishing.ts';
import * as replies from './robots/customer-replies.ts';
import * as ownAssistant from './robots/own-assistant.ts';
import * as robotWriters from './robots/robot-writers.ts';
import * as robots from './robots/robots.ts';
import * as suggestFields from './robots/suggest-fields.ts';
import * as textChecker from './robots/text-checker.ts';
import * as texts from './robots/texts.ts';
import * as translation from './robots/translation.ts';
import * as search from './search.ts';
import * as shop from './shop.ts';
import * as shopify from './shopify.ts';
import * as shortLinks from './short-links.ts';
import * as siteConfig from './site-config.ts';
import * as snippets from './snippets.ts';
import * as storage from './storage.ts';
import * as tasks from './tasks.ts';

const features: Record<string, unknown>[] = [
  academy,
  account,
  adminModeration,
  adminAcademy,
  adminOverview,
  adminSnippets,
  adminUsers,
  aiSettings,
  calculations,
  dashboard,
  calendar,
  events,
  exchangeRates,
  gate,
  legal,
  listings,
  payments,
  plans,
  productImport,
  productPhotos,
  newProduct,
  products,
  profile,
  notices,
  replies,
  robots,
  ownAssistant,
  robotWriters,
  suggestFields,
  textChecker,
  translation,
  security,
  shop,
  shopify,
  search,
  shortLinks,
  siteConfig,
  snippets,
  storage,
  tasks,
  texts,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

const named = features
  .flatMap((feature) => Object.entries(feature))
  .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));

/**
 * Every endpoint by name, for the API documentation, the access test and the build of the site. The site imports each
 * feature by itself.
 */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(named);

if (Object.keys(endpoints).length < named.length) throw new Error('Two endpoints have the same name');

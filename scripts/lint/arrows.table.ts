/** Who may import whom. Each file is judged by the first row whose `from` fits its path in the repository. */
type Arrow = {
  from: RegExp;
  /** Repository paths it may import, as sources of regular expressions; `$1` stands for what `from` captured. */
  may: readonly string[];
  /** Packages and `node:` modules it may import. */
  packages: RegExp;
  /** The rule in words, for whoever breaks it. */
  says: string;
};

const ANY = /./;
const NONE = /(?!)/;
/** react-admin is imported by its own name, not by its parts; what only a server has stays out of the browser. */
const BROWSER = /^(?!ra-core$|ra-ui-materialui|node:|fastify|kysely$|pg$)/;
const NO_ADMIN = /^(?!react-admin$|ra-|node:|@tanstack\/react-query$)/;
/** Entries that are to be light. */
const NO_FRAME = /^(?!react-admin$|ra-|node:|@mui\/|react-router|@tanstack\/)/;
const SERVER = /^(?!react|ra-|@mui\/|@emotion\/)/;

const WIRE = '^generated/';
const LAW = '^domain/';
const PLATFORM = '^server/platform/';
/** How numbers, telephone numbers and texts are written and read: no law, and one for everybody (docs/decisions/045, 051). */
const NUMBERS = '^domain/(numbers/|fields/(phone|text)\\.ts$)';
/** How rates of VAT are written in cells. */
const RATES = '^domain/rules/tax/rate-words\\.ts$';
const DOORS = '^server/modules/[^/]+/index\\.ts$';
const CONTEXT = '^server/(context|plain-module)\\.ts$';
const LANGUAGE = '^src/language/';
const PIECES = ['^src/ui/', '^src/theme/', '^src/wording/', LANGUAGE] as const;
const SCREEN_PARTS = [...PIECES, '^src/views/', '^src/providers/', '^src/routes\\.ts$', WIRE, LAW] as const;

export const ARROWS: readonly Arrow[] = [
  { from: /^generated\//, may: [WIRE], packages: ANY, says: 'generated imports npm packages only' },
  {
    from: /^domain\//,
    may: [LAW, '^generated/(types|vocabulary)\\.ts$'],
    packages: NONE,
    says: 'domain imports domain, generated types and vocabulary only: no package, no Node',
  },
  {
    from: /^agent\//,
    may: ['^agent/', LAW],
    packages: SERVER,
    says: 'the agent stands on another machine than the server: it imports npm packages, domain and itself',
  },
  {
    // The Node side of the law's ports: its types and its parsed element come from the law.
    from: /^server\/platform\/xmldsig\//,
    may: [
      PLATFORM,
      '^domain/signing/(ports|certificate-tax-code)\\.ts$',
      '^domain/documents/parsed-element\\.ts$',
    ],
    packages: SERVER,
    says: 'platform/xmldsig imports npm packages, platform, the ports it implements and how a certificate names a tax code only',
  },
  {
    from: /^server\/platform\/crud\//,
    may: [PLATFORM, NUMBERS, RATES],
    packages: SERVER,
    says: 'platform/crud imports npm packages, platform and how numbers, rates, telephone numbers and texts are written only',
  },
  {
    from: /^server\/platform\//,
    may: [PLATFORM],
    packages: SERVER,
    says: 'platform imports npm packages and platform only: it knows no business words',
  },
  {
    from: /^server\/gateways\/([^/]+)\//,
    may: ['^server/gateways/$1/', PLATFORM, LAW, WIRE],
    packages: SERVER,
    says: 'a gateway imports domain, generated, platform and itself, never another gateway or a module',
  },
  {
    from: /^server\/modules\/([^/]+)\//,
    may: [
      '^server/modules/$1/',
      DOORS,
      CONTEXT,
      PLATFORM,
      '^server/gateways/provider/(provider|own-lines)\\.ts$',
      '^server/gateways/print/(invoice-print|printer)\\.ts$',
      '^server/gateways/(bank/bank|vnpay/payment-gateway|mail/(mailer|mailbox|input-mailbox)|webhook/webhook-sender|company-register/company-register|signer/signer)\\.ts$',
      LAW,
      WIRE,
    ],
    packages: SERVER,
    says: 'a module imports domain, generated, platform, context, gateway interfaces, and other modules by their index.ts',
  },
  {
    from: /^server\/http\//,
    may: ['^server/http/', DOORS, CONTEXT, PLATFORM, LAW, WIRE],
    packages: SERVER,
    says: 'server/http imports platform, context, domain, generated, and modules by their index.ts',
  },
  {
    from: /^server\//,
    may: ['^server/(?!modules/)', DOORS, LAW, WIRE],
    packages: SERVER,
    says: 'the server imports a module by its index.ts, and nothing of src',
  },
  {
    from: /^src\/language\//,
    may: [LANGUAGE],
    packages: NONE,
    says: 'src/language imports nothing: every entry carries it',
  },
  {
    from: /^src\/theme\//,
    may: ['^src/theme/', LANGUAGE],
    packages: NO_ADMIN,
    says: 'src/theme knows no business and no react-admin',
  },
  {
    from: /^src\/(ui|kit)\//,
    may: ['^src/$1/', '^src/ui/', '^src/theme/', LANGUAGE, NUMBERS],
    packages: NO_ADMIN,
    says: 'src/ui knows no business: of the domain only how numbers are written, no generated, no react-admin',
  },
  {
    from: /^src\/wording\//,
    may: ['^src/wording/', '^src/ui/(words/|format/number\\.ts$)', LANGUAGE, WIRE, LAW],
    packages: BROWSER,
    says: 'src/wording imports words, how numbers are shown, generated and domain',
  },
  {
    from: /^src\/providers\//,
    may: ['^src/providers/', '^src/routes\\.ts$', '^src/wording/', LANGUAGE, WIRE, LAW],
    packages: BROWSER,
    says: 'src/providers imports the route table, generated, domain and wording',
  },
  {
    from: /^src\/views\//,
    may: ['^src/views/', ...PIECES, '^src/providers/', WIRE, LAW],
    packages: BROWSER,
    says: 'src/views imports ui, theme, wording, providers, generated, domain and react-admin: it draws any resource, so it names none',
  },
  {
    from: /^src\/resources\/([^/]+)\//,
    may: ['^src/resources/$1/', ...SCREEN_PARTS],
    packages: BROWSER,
    says: 'a resource never imports another resource or a custom page',
  },
  {
    from: /^src\/custom\/([^/]+)\//,
    may: ['^src/custom/$1/', ...SCREEN_PARTS],
    packages: BROWSER,
    says: 'a custom page never imports another custom page or a resource',
  },
  {
    from: /^src\/login\//,
    may: ['^src/login/', '^src/providers/http/failed-body\\.ts$', ...PIECES, LAW, '^generated/types\\.ts$'],
    packages: NO_FRAME,
    says: 'the login page is an entry of its own: no react-admin, no MUI, no router',
  },
  {
    from: /^src\/public\//,
    may: [
      '^src/public/',
      '^src/login/',
      // What a buyer shares with the seller: the paper of a statement, and signing with a token; and the price list with the admin's.
      '^src/views/(packages|statement|usb-signing)/',
      '^src/providers/usb-agent/',
      ...PIECES,
      LAW,
      '^generated/types\\.ts$',
    ],
    packages: NO_FRAME,
    says: 'the public pages are an entry of their own: what the login page may have, its parts, the paper of a statement, the token and the price list',
  },
  {
    from: /^src\/offline\//,
    // Reads what the server reads by the same code: strangers' XML, and ZIP files.
    may: ['^src/offline/', '^server/platform/(xmldsig/parse|zip/read-zip)\\.ts$', ...PIECES, LAW],
    packages: NO_FRAME,
    says: 'the page in proof packs is a file of its own: kit, wording, domain, and the readers of XML and ZIP that it shares with the server',
  },
  {
    from: /^src\/shell\//,
    may: ['^src/(?!resources/|custom/|login/|kit/)', WIRE, LAW],
    packages: BROWSER,
    says: 'src/shell frames every page, so it names none',
  },
  {
    from: /^src\//,
    may: ['^src/', WIRE, LAW],
    packages: BROWSER,
    says: 'src imports src, generated and domain: nothing of the server, and react-admin by its own name',
  },
  {
    from: /^scripts\//,
    may: ['^scripts/', WIRE],
    packages: ANY,
    says: 'scripts import nothing from src or server',
  },
  { from: /^tests\//, may: ['.'], packages: ANY, says: 'tests import anything' },
  { from: /^[^/]+$/, may: ['^(?!tests/)'], packages: ANY, says: 'nothing but tests imports tests' },
];

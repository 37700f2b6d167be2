import compatibility from "@mdn/browser-compat-data" with { type: "json" };
import type { BrowserName, Identifier } from "@mdn/browser-compat-data";
import { type ESTree, parseSync } from "vite";

/**
 * The oldest versions in which a page's script must run without an error. Chrome is older here than the 108 that shows all
 * of a page's design: in 92 a page must show its words, links and pictures, which an error of its script can take away.
 */
const oldest: Partial<Record<BrowserName, number>> = {
  chrome: 92,
  chrome_android: 92,
  safari: 16.4,
  safari_ios: 16.4,
  firefox: 121,
};

/** Newer members that the code uses where a browser has them. Their types become optional: TypeScript asks for a guard. */
const guarded = new Set(["Navigator.share", "Window.requestIdleCallback"]);

/** What MDN's data says of each interface and built-in object. */
const interfaces = new Map([
  ...Object.entries<Identifier>(compatibility.javascript.builtins ?? {}),
  ...Object.entries<Identifier>(compatibility.api),
]);

/** What the data says of a member; what is global is a member of the window. */
function memberOf(owner: string, name: string): Identifier | undefined {
  return interfaces.get(owner)?.[name] ?? (owner === "Window" ? interfaces.get(name) : undefined);
}

/** The first version of a browser with a feature that is not behind a flag, nor behind a prefix unless asked for; infinity where there is none. */
export function versionOf(feature: Identifier, browser: string, prefixed = false): number {
  const statements = [feature.__compat?.support[browser as BrowserName] ?? []].flat();
  const plain = statements.filter(
    (one) => !(one.flags || (one.prefix && !prefixed) || one.alternative_name || one.version_removed),
  );
  const versions = plain.map(({ version_added }) => Number.parseFloat(String(version_added).replace("≤", "")));
  return Math.min(...versions.map((version) => (Number.isNaN(version) ? Number.POSITIVE_INFINITY : version)));
}

function isKnown(feature: Identifier): boolean {
  return feature.__compat !== undefined;
}

function isSupported(feature: Identifier): boolean {
  return Object.entries(oldest).every(([browser, version]) => versionOf(feature, browser) <= version);
}

type Declaration = { node: ESTree.Node; name: string; nameEnd: number; owners: string[]; suffix?: string };

function nameOf(node: ESTree.Node | null): string | undefined {
  return node?.type === "Identifier" ? node.name : undefined;
}

/** A declaration of a member of these interfaces; none where it has no name, such as a signature. */
function declared(node: ESTree.Node, key: ESTree.Node | null, owners: string[], suffix = ""): Declaration[] {
  const name = nameOf(key);
  return key && name ? [{ node, name, nameEnd: key.start + name.length, owners, suffix }] : [];
}

/** The members of an interface. MDN describes those of a mixin with each interface that extends it. */
function membersOf(
  node: ESTree.TSInterfaceDeclaration,
  heirs: readonly ESTree.TSInterfaceDeclaration[],
): Declaration[] {
  const name = node.id.name;
  const extenders = heirs.filter((heir) => heir.extends.some(({ expression }) => nameOf(expression) === name));
  const owners = interfaces.has(name) ? [name] : extenders.map(({ id }) => id.name);
  return node.body.body.flatMap((member) => ("key" in member ? declared(member, member.key, owners) : []));
}

/** A global variable, and the static members of an interface, which are its type. */
function variable(node: ESTree.VariableDeclaration): Declaration[] {
  const id = node.declarations[0]?.id ?? null;
  const type = id?.type === "Identifier" ? id.typeAnnotation?.typeAnnotation : null;
  const statics = type?.type === "TSTypeLiteral" ? type.members : [];
  return [
    ...declared(node, id, ["Window"]),
    ...statics.flatMap((one) => ("key" in one ? declared(one, one.key, [nameOf(id) ?? ""], "_static") : [])),
  ];
}

function isLacking({ name, owners, suffix }: Declaration): boolean {
  const features = owners.flatMap((owner) => memberOf(owner, `${name}${suffix}`) ?? []).filter(isKnown);
  return features.length > 0 && !features.some(isSupported);
}

/**
 * @param source TypeScript's own types of the DOM or of workers
 * @returns these types without what a supported browser lacks
 */
export function supportedTypes(source: string): string {
  const { body } = parseSync("lib.d.ts", source, { lang: "dts" }).program;
  const heirs = body.filter((node) => node.type === "TSInterfaceDeclaration");
  const lacking = body
    .flatMap((node) => {
      if (node.type === "TSInterfaceDeclaration") return membersOf(node, heirs);
      if (node.type === "TSDeclareFunction") return declared(node, node.id, ["Window"]);
      return node.type === "VariableDeclaration" ? variable(node) : [];
    })
    .filter(isLacking);
  let types = "";
  let end = 0;
  for (const { node, name, nameEnd, owners } of lacking) {
    // A member of what is left out already
    if (node.start < end) continue;
    const isMember = node.type === "TSPropertySignature" || node.type === "TSMethodSignature";
    const isGuarded = isMember && owners.some((owner) => guarded.has(`${owner}.${name}`));
    types += isGuarded ? `${source.slice(end, nameEnd)}?` : source.slice(end, node.start);
    end = isGuarded ? nameEnd : node.end;
  }
  return types + source.slice(end);
}

import { chance } from "../../../art/chance";
import { noise } from "../../../art/noise";
import { HIGH, TOP, WIDE } from "../geometry";

const STEP = 13;
const LAYERS = 5;

/** The land above and the earth below, cut open; its colours are those of the hour. */
export function earth(): string {
  return [sky(), mountains(), meadow(), ...layers(), stones(), roots(), veins(), shade()].join("");
}

/** Scratches on the walls of all that is hollow. */
export function rock(): string {
  const random = chance("rock");
  const scratches = (colour: string): string =>
    path(
      Array.from({ length: 170 }, () => {
        const [x, y] = [random.between(0, WIDE), random.between(TOP, HIGH)];
        return `M${n(x)} ${n(y)}l${n(random.between(5, 14))} ${n(random.between(-2, 2))}`;
      }).join(""),
      `fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" opacity=".55"`,
    );
  return scratches("#1f130e") + scratches("#6b4d38");
}

function sky(): string {
  const stop = (offset: number, name: string): string =>
    `<stop offset="${offset}" stop-color="var(--sky-${name})"/>`;
  const random = chance("stars");
  const stars = Array.from({ length: 46 }, () => {
    const r = random.between(0.6, 1.5);
    const [x, y] = [random.between(0, WIDE), random.between(0, 60)];
    return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
  }).join("");
  return (
    `<linearGradient id="dl-sky" x2="0" y2="1">${stop(0, "high")}${stop(0.55, "middle")}${stop(1, "low")}</linearGradient>` +
    '<radialGradient id="dl-orb"><stop offset=".2" stop-color="var(--orb)" stop-opacity=".9"/>' +
    '<stop offset="1" stop-color="var(--orb)" stop-opacity="0"/></radialGradient>' +
    `<rect width="${WIDE}" height="${TOP + 8}" fill="url(#dl-sky)"/>` +
    path(stars, 'fill="#fff" opacity="var(--stars)"') +
    '<circle cx="520" cy="44" r="56" fill="url(#dl-orb)"/><circle cx="520" cy="44" r="13" fill="var(--orb)"/>' +
    path(
      "M20 26q30-9 62 0t54-2q-30 12-60 8t-56-6zM390 20q22-6 44 0t40 0q-22 8-44 6t-40-6z",
      'fill="var(--cloud)" opacity=".5"',
    )
  );
}

function mountains(): string {
  const random = chance("mountains");
  let [left, right, snow] = ["", "", ""];
  for (let x = -20; x < WIDE + 20; x += random.between(54, 96)) {
    const high = random.between(34, 66);
    const wide = high * random.between(0.7, 0.95);
    const top = TOP - 8 - high;
    const foot = TOP - 4;
    left += `M${n(x - wide)} ${foot}L${n(x)} ${n(top)}L${n(x + 0.12 * wide)} ${foot}z`;
    right += `M${n(x)} ${n(top)}L${n(x + wide)} ${foot}H${n(x + 0.1 * wide)}z`;
    snow += `M${n(x)} ${n(top)}l${n(0.22 * wide)} ${n(0.24 * high)}l${n(-0.1 * wide)} ${n(-0.02 * high)}l${n(-0.08 * wide)} ${n(0.1 * high)}l${n(-0.12 * wide)} ${n(-0.06 * high)}l${n(-0.14 * wide)} ${n(0.04 * high)}z`;
  }
  return (
    path(left, 'fill="var(--peak-left)"') +
    path(right, 'fill="var(--peak-right)"') +
    path(snow, 'fill="var(--snow)"')
  );
}

function meadow(): string {
  const random = chance("meadow");
  const hill = `M0 ${TOP - 10}Q120 ${TOP - 30} 250 ${TOP - 12}T500 ${TOP - 14}T${WIDE} ${TOP - 16}V${TOP + 12}H0z`;
  const trees = Array.from({ length: 16 }, () => {
    const x = random.between(0, WIDE);
    const r = random.between(4, 7.5);
    const y = TOP - 14 - r;
    return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0zM${n(x - 1)} ${n(y + r - 1)}h2.4v8h-2.4z`;
  }).join("");
  return path(hill, 'fill="var(--meadow)"') + path(trees, 'fill="var(--tree)"');
}

/** Layers of earth, each darker than the one above it, and the grass on the first. */
function layers(): string[] {
  const rough = noise("layers");
  const random = chance("grass");
  const edgeOf = (at: number): [number, number][] => {
    const found: [number, number][] = [];
    for (let x = -STEP; x <= WIDE + STEP; x += STEP) {
      const y =
        at === 0
          ? TOP - 4 + 4 * rough(x / 60, 3)
          : TOP + at * 78 - 24 + 13 * rough(x / 90 + 9 * at, at);
      found.push([x, y]);
    }
    return found;
  };
  const parts = Array.from({ length: LAYERS }, (_, at) => {
    const edge = edgeOf(at).map(([x, y]) => `${n(x)} ${n(y)}`);
    return (
      path(`M${edge.join("L")}V${HIGH}H-13z`, `fill="var(--earth-${at})"`) +
      path(
        `M${edge.join("L")}`,
        `fill="none" stroke="#1c0f0b" stroke-opacity=".5" stroke-width="${at ? 2.2 : 4}"`,
      ) +
      path(
        `M${edge.join("L")}`,
        `fill="none" stroke="#ffe2b0" stroke-opacity=".13" stroke-width="1.4" transform="translate(0 2.6)"`,
      )
    );
  });
  const blades = (name: string): string =>
    path(
      edgeOf(0)
        .flatMap(([x, y]) =>
          Array.from({ length: 3 }, () => [x + random.between(0, STEP), y] as const),
        )
        .map(
          ([x, y]) =>
            `M${n(x)} ${n(y + 5)}q${n(random.between(-2, 2))} -6 ${n(random.between(-5, 5))} ${n(-random.between(8, 13))}`,
        )
        .join(""),
      `fill="none" stroke="var(--grass-${name})" stroke-width="2" stroke-linecap="round"`,
    );
  return [...parts, blades("dark"), blades("light")];
}

function stones(): string {
  const random = chance("stones");
  let [all, lit] = ["", ""];
  for (let at = 0; at < 74; at++) {
    const r = random.between(1.6, 6.5);
    const [x, y] = [random.between(0, WIDE), random.between(TOP + 16, HIGH)];
    const flat = r * random.between(0.55, 0.75);
    all += `M${n(x - r)} ${n(y)}a${n(r)} ${n(flat)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(flat)} 0 1 0 ${n(-2 * r)} 0z`;
    lit += `M${n(x - r * 0.7)} ${n(y - flat * 0.4)}q${n(r * 0.5)} ${n(-flat * 0.6)} ${n(r * 1.1)} ${n(-flat * 0.1)}`;
  }
  return (
    path(all, 'fill="#8a715a" opacity=".5" stroke="#1c0f0b" stroke-opacity=".5"') +
    path(
      lit,
      'fill="none" stroke="#e8cfa8" stroke-opacity=".45" stroke-width="1.3" stroke-linecap="round"',
    )
  );
}

function roots(): string {
  const random = chance("roots");
  const found = Array.from({ length: 34 }, () => {
    const x = random.between(0, WIDE);
    const y = random.often(0.6) ? TOP + 2 : random.between(TOP + 30, HIGH - 40);
    return `M${n(x)} ${n(y)}q${n(random.between(-8, 8))} 12 ${n(random.between(-10, 10))} ${n(random.between(18, 34))}q${n(random.between(-6, 6))} 6 ${n(random.between(-8, 8))} 12`;
  }).join("");
  return path(
    found,
    'fill="none" stroke="#a9855c" stroke-opacity=".38" stroke-width="1.7" stroke-linecap="round"',
  );
}

/** Gold that nobody has found yet, a bone and a shell. */
function veins(): string {
  const random = chance("veins");
  let [dark, gold] = ["", ""];
  for (let at = 0; at < 13; at++) {
    const [x, y] = [random.between(10, WIDE - 10), random.between(TOP + 40, HIGH - 10)];
    for (let nugget = 0; nugget < 4; nugget++) {
      const [u, v, r] = [
        x + random.between(-9, 9),
        y + random.between(-4, 4),
        random.between(2, 4),
      ];
      const shape = `M${n(u - r)} ${n(v)}l${n(r * 0.7)} ${n(-r)}h${n(r)}l${n(r * 0.6)} ${n(r)}l${n(-r)} ${n(r * 0.8)}z`;
      dark += shape;
      gold += shape;
    }
  }
  return (
    path(dark, 'fill="#2a1508" stroke="#2a1508" stroke-width="2.4" opacity=".7"') +
    path(gold, 'fill="#e9b93c"') +
    path(
      `M70 ${HIGH - 34}l22-9m-24 6a3 3 0 1 1 3-4m20-8a3 3 0 1 1 3 4`,
      'fill="none" stroke="#e8dcc0" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"',
    )
  );
}

function shade(): string {
  return (
    '<linearGradient id="dl-deep" x2="0" y2="1"><stop stop-color="#140a14" stop-opacity="0"/>' +
    '<stop offset="1" stop-color="#140a14" stop-opacity=".45"/></linearGradient>' +
    `<rect y="${TOP}" width="${WIDE}" height="${HIGH - TOP}" fill="url(#dl-deep)"/>`
  );
}

function path(d: string, more: string): string {
  return `<path d="${d}" ${more}/>`;
}

function n(length: number): string {
  return String(Math.round(length * 10) / 10);
}

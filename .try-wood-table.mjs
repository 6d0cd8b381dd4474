// packages/physics/src/flick.ts
/** What is flicked: the movement disc, a bullet, the octagon, or a figure that is thrown out. */
const FLICKED = [
	"disc",
	"bullet",
	"dynamite",
	"figure"
];
// packages/physics/src/layout.ts
/** Kinds of pieces in the order in which the wooden world is built: the order is part of a flick's result. */
const KINDS = [
	"building",
	"house",
	"coach",
	"wagon",
	"gallows",
	"barrel",
	"hay",
	"cactus",
	"fence",
	"crate",
	"cylinder",
	"sack",
	"figure"
];
const TABLE = {
	halfX: 6e4,
	halfZ: 4e4
};
const upright = (x, z, facing, y = 0) => ({
	x,
	y,
	z,
	facing,
	turn: null
});
// packages/physics/src/pieces.ts
const box = (u, w, across, deep, from, to) => ({
	shape: "box",
	u,
	w,
	halfU: across / 2,
	halfW: deep / 2,
	from,
	to
});
const prism = (sides, diameter, from, to, wooden = 1) => ({
	shape: "prism",
	sides,
	radius: diameter / 2,
	from,
	to,
	wooden
});
/** A bar across with four wings: a notch for a door on both long sides. */
const twoNotches = (across) => [box(0, 0, across, 3, 0, 1.5), ...[-1, 1].flatMap((side) => [-1, 1].map((end) => box((3 + across / 2) / 2 * side, 3 * end, across / 2 - 3, 3, 0, 1.5)))];
const WOOD = {
	building: {
		parts: [
			box(-4.75, 0, 2.5, 4, 0, 1.5),
			box(4.75, 0, 2.5, 4, 0, 1.5),
			box(0, 0, 12, .23, 2.5, 10)
		],
		mass: 36.7,
		height: 10,
		friction: .5,
		bounce: .2
	},
	house: {
		parts: [
			box(0, -1.5, 12, 5, 0, 1.5),
			box(-4.5, 2.5, 3, 3, 0, 1.5),
			box(4.5, 2.5, 3, 3, 0, 1.5)
		],
		mass: 120,
		height: 1.5,
		friction: .5,
		bounce: .2
	},
	coach: {
		parts: twoNotches(14),
		mass: 150,
		height: 1.5,
		friction: .5,
		bounce: .2
	},
	wagon: {
		parts: twoNotches(16),
		mass: 200,
		height: 1.5,
		friction: .5,
		bounce: .2
	},
	gallows: {
		parts: [box(0, 0, 2.5, 4, 0, 1.5), box(0, 0, .43, .43, 1.5, 10.5)],
		mass: 12,
		height: 10.5,
		friction: .5,
		bounce: .2
	},
	barrel: {
		parts: [prism(12, 2.2, 0, 2.8)],
		mass: 7.3,
		height: 2.8,
		friction: .4,
		bounce: .25
	},
	hay: {
		parts: [box(0, 0, 2.6, 1.8, 0, 1.8)],
		mass: 6.1,
		height: 1.8,
		friction: .5,
		bounce: .15
	},
	cactus: {
		parts: [box(0, 0, 1.4, 1.2, 0, 5), box(0, 0, 3.2, 1.2, 2.2, 3)],
		mass: 8.3,
		height: 5,
		friction: .45,
		bounce: .2
	},
	fence: {
		parts: [box(0, 0, 7, .8, 0, 2)],
		mass: 8.1,
		height: 2,
		friction: .45,
		bounce: .2
	},
	crate: {
		parts: [box(0, 0, 2.4, 2.4, 0, 2.4)],
		mass: 10,
		height: 2.4,
		friction: .45,
		bounce: .2
	},
	cylinder: {
		parts: [prism(24, 2.4, 0, .9)],
		mass: 2.9,
		height: .9,
		friction: .22,
		bounce: .45,
		planar: true
	},
	sack: {
		parts: [prism(24, 1.8, 0, .9)],
		mass: 1.6,
		height: .9,
		friction: .3,
		bounce: .2,
		planar: true
	},
	figure: {
		parts: [box(0, 0, 2.2, 1.2, 0, 3.8), prism(10, 2.5, 3.8, 4.5, .5)],
		mass: 7.9,
		height: 4.5,
		friction: .45,
		bounce: .45
	}
};
const FLICKED_WOOD = {
	disc: {
		radius: 1.75,
		thick: .8,
		mass: 5.5,
		friction: .22,
		bounce: .45,
		slows: 230
	},
	bullet: {
		radius: 1.2,
		thick: .9,
		mass: 2.9,
		friction: .22,
		bounce: .45,
		slows: 230
	},
	dynamite: {
		radius: 1.1,
		thick: .9,
		mass: 2.2,
		friction: .35,
		bounce: .3,
		slows: 0
	},
	figure: {
		radius: 1.3,
		thick: 2.2,
		mass: 7.9,
		friction: .45,
		bounce: .45,
		slows: 300
	}
};
/** Radius in thousandths of a centimetre. */
const radiusOf = (what) => FLICKED_WOOD[what].radius * 1e3;
const TABLE_FRICTION = .25;
const TABLE_BOUNCE = .1;
// packages/physics/src/trigonometry.ts
const FULL_TURN = 36e3;
const RADIANS = Math.PI / 18e3;
/** Of an angle of at most 45°, in radians. */
function smallSine(a) {
	const s = a * a;
	return a * (1 - s / 6 * (1 - s / 20 * (1 - s / 42 * (1 - s / 72 * (1 - s / 110 * (1 - s / 156 * (1 - s / 210 * (1 - s / 272))))))));
}
function smallCosine(a) {
	const s = a * a;
	return 1 - s / 2 * (1 - s / 12 * (1 - s / 30 * (1 - s / 56 * (1 - s / 90 * (1 - s / 132 * (1 - s / 182 * (1 - s / 240 * (1 - s / 306))))))));
}
/** The same angle, 0 … 35999. */
function wrapped(angle) {
	const rest = angle % FULL_TURN;
	return rest < 0 ? rest + FULL_TURN : rest === 0 ? 0 : rest;
}
function sine(angle) {
	const a = wrapped(angle);
	if (a > 18e3) return -sine(a - 18e3);
	const b = a > 9e3 ? 18e3 - a : a;
	return b <= 4500 ? smallSine(b * RADIANS) : smallCosine((9e3 - b) * RADIANS);
}
const cosine = (angle) => sine(angle + 9e3);
/** Of a small slope: below tan 11.25° after the two halvings. */
function arcTangent(slope) {
	const half = slope / (1 + Math.sqrt(1 + slope * slope));
	const t = half / (1 + Math.sqrt(1 + half * half));
	const s = t * t;
	return 4 * t * (1 - s * (1 / 3 - s * (1 / 5 - s * (1 / 7 - s * (1 / 9 - s * (1 / 11 - s * (1 / 13 - s / 15)))))));
}
/** The angle of a vector whose parts are along east and along north, in hundredths of a degree, not rounded, 0 … 36000. */
function angleOf(east, north) {
	const e = Math.abs(east);
	const n = Math.abs(north);
	if (e === 0 && n === 0) return 0;
	const acute = (n <= e ? arcTangent(n / e) : Math.PI / 2 - arcTangent(e / n)) / RADIANS;
	if (east >= 0) return north >= 0 ? acute : FULL_TURN - acute;
	return north >= 0 ? FULL_TURN / 2 - acute : FULL_TURN / 2 + acute;
}
// packages/physics/src/rotation.ts
const MILLIONTHS = 1e6;
/** About the vertical: the way an upright piece faces. Half a hundredth of a degree is no angle of ours, so it is halved as a vector. */
function facingTurn(facing) {
	const c = cosine(facing);
	const s = sine(facing);
	const w = Math.sqrt(Math.max(0, (1 + c) / 2));
	const y = Math.sqrt(Math.max(0, (1 - c) / 2));
	return {
		x: 0,
		y: s < 0 ? -y : y,
		z: 0,
		w
	};
}
function rotationOf(pose) {
	if (!pose.turn) return facingTurn(pose.facing);
	const [i, j, k, w] = pose.turn;
	const length = Math.sqrt(i * i + j * j + k * k + w * w);
	return {
		x: i / length,
		y: j / length,
		z: k / length,
		w: w / length
	};
}
/** In millionths, spelled one way: the first part that isn't zero, from w down, is positive. */
function roundedTurn({ x, y, z, w }) {
	const sign = w < 0 || w === 0 && (z < 0 || z === 0 && (y < 0 || y === 0 && x < 0)) ? -1e6 : MILLIONTHS;
	return [
		whole(x * sign),
		whole(y * sign),
		whole(z * sign),
		whole(w * sign)
	];
}
/** Rounded, without the zero that has a sign. */
const whole = (value) => Math.round(value) + 0;
function turned({ x, y, z, w }, v) {
	const cx = 2 * (y * v.z - z * v.y);
	const cy = 2 * (z * v.x - x * v.z);
	const cz = 2 * (x * v.y - y * v.x);
	return {
		x: v.x + w * cx + y * cz - z * cy,
		y: v.y + w * cy + z * cx - x * cz,
		z: v.z + w * cz + x * cy - y * cx
	};
}
const UP = {
	x: 0,
	y: 1,
	z: 0
};
const FORWARD = {
	x: 1,
	y: 0,
	z: 0
};
/** How far the up axis leans from the vertical, hundredths of a degree. */
function tiltOfRotation(rotation) {
	const up = turned(rotation, UP);
	return whole(angleOf(up.y, Math.sqrt(up.x * up.x + up.z * up.z)));
}
const tiltOf = (pose) => pose.turn ? tiltOfRotation(rotationOf(pose)) : 0;
/** Where an upright piece looks; where the top of a lying one points. */
function headingOf(rotation, lies) {
	const to = turned(rotation, lies ? UP : FORWARD);
	return wrapped(whole(angleOf(to.x, -to.z)));
}
// packages/physics/src/speeds.ts
const MOST_POWER = 1e3;
/** Of a power 1 … 1000, in thousandths of a centimetre a second. The way of a disc is proportional to its power. */
function speedOf(what, power) {
	switch (what) {
		case "disc":
		case "figure": return whole(185e3 * Math.sqrt(power / MOST_POWER));
		case "bullet": return 6e4 + 260 * power;
		case "dynamite": return 5e4 + 110 * power;
	}
}
/** No flick is faster, the shakiest hand included. */
const fastest = (what) => whole(speedOf(what, MOST_POWER) * 1.25);
const MOST_DOORS = 32;
/** Half the largest table. */
const FARTHEST = 2e5;
const MOST_SPIN = 2e4;
const MILLION = 1e6;
function whyNot(layout, flick) {
	return whyNoLayout(layout) ?? whyNoFlick(layout, flick);
}
function whyNoLayout({ surface, pieces }) {
	if (pieces.length > 200) return {
		code: "too-many",
		at: "pieces"
	};
	const ids = /* @__PURE__ */ new Set();
	for (const [at, { id, kind, pose }] of pieces.entries()) {
		if (ids.has(id) || id === "") return {
			code: "twice",
			at: `pieces.${at}.id`
		};
		ids.add(id);
		if (!KINDS.includes(kind)) return {
			code: "unknown-word",
			at: `pieces.${at}.kind`
		};
		const fault = whyNoPose(pose, `pieces.${at}.pose`);
		if (fault) return fault;
	}
	return outside(surface.halfX, 1, FARTHEST, "surface.halfX") ?? outside(surface.halfZ, 1, FARTHEST, "surface.halfZ");
}
function whyNoPose({ x, y, z, facing, turn }, at) {
	const fault = outside(x, -2e5, FARTHEST, `${at}.x`) ?? outside(y, -2e5, FARTHEST, `${at}.y`) ?? outside(z, -2e5, FARTHEST, `${at}.z`) ?? outside(facing, 0, 35999, `${at}.facing`);
	if (fault || !turn) return fault;
	let square = 0;
	for (const part of turn) {
		const wrong = outside(part, -1e6, MILLION, `${at}.turn`);
		if (wrong) return wrong;
		square += part * part;
	}
	return Math.abs(Math.sqrt(square) - MILLION) > 10 ? {
		code: "no-turn",
		at: `${at}.turn`
	} : void 0;
}
function whyNoFlick({ surface, pieces }, flick) {
	if (!FLICKED.includes(flick.what)) return {
		code: "unknown-word",
		at: "what"
	};
	const fault = outside(flick.x, -surface.halfX, surface.halfX, "x") ?? outside(flick.z, -surface.halfZ, surface.halfZ, "z") ?? outside(flick.direction, 0, 35999, "direction") ?? outside(flick.speed, 0, fastest(flick.what), "speed") ?? outside(flick.spin, -2e4, MOST_SPIN, "spin");
	if (fault) return fault;
	if (flick.doors.length > MOST_DOORS) return {
		code: "too-many",
		at: "doors"
	};
	for (const [at, door] of flick.doors.entries()) {
		const wrong = whyNoDoor(door, `doors.${at}`);
		if (wrong) return wrong;
	}
	if (!flick.out) return void 0;
	if (!pieces.some(({ id }) => id === flick.out.piece)) return {
		code: "unknown-word",
		at: "out.piece"
	};
	return whyNoDoor(flick.out.door, "out.door");
}
const whyNoDoor = ({ x, z, facing, half }, at) => outside(x, -2e5, FARTHEST, `${at}.x`) ?? outside(z, -2e5, FARTHEST, `${at}.z`) ?? outside(facing, 0, 35999, `${at}.facing`) ?? outside(half, 1, FARTHEST, `${at}.half`);
/** NaN and the infinities are no whole numbers either. */
function outside(value, from, to, at) {
	if (!Number.isInteger(value)) return {
		code: "not-whole",
		at
	};
	return value < from || value > to ? {
		code: "out-of-range",
		at
	} : void 0;
}
// packages/physics/src/engine.ts
let loaded;
/** Fetched only when asked for: no other game carries it along. */
async function loadEngine() {
	if (loaded) return;
	const module = await import("@dimforge/rapier3d-deterministic-compat");
	await module.init();
	loaded = module;
}
function engine() {
	if (!loaded) throw new Error("the wooden table is used before ready()");
	return loaded;
}
// packages/physics/src/feet.ts
const isCircle = (shape) => "radius" in shape;
/** A disc on the table. */
const discFoot = (x, z, radius) => [{
	x,
	z,
	radius
}];
function toWorld({ x, z, facing }, u, w) {
	const s = sine(facing);
	const c = cosine(facing);
	return {
		x: x + u * s + w * c,
		z: z + u * c - w * s
	};
}
const footOf = ({ kind, pose }) => pose.turn ? shadow(kind, pose) : standingFoot(kind, pose);
/** Of an upright piece: the parts that reach down to its sole. */
function standingFoot(kind, pose) {
	const foot = [];
	for (const part of WOOD[kind].parts) {
		if (part.from > 0) continue;
		foot.push(part.shape === "prism" ? {
			x: pose.x,
			z: pose.z,
			radius: part.radius * 1e3
		} : { corners: boxCorners(part).map(({ u, w }) => toWorld(pose, u * 1e3, w * 1e3)) });
	}
	return foot;
}
const boxCorners = ({ u, w, halfU, halfW }) => [
	{
		u: u - halfU,
		w: w - halfW
	},
	{
		u: u + halfU,
		w: w - halfW
	},
	{
		u: u + halfU,
		w: w + halfW
	},
	{
		u: u - halfU,
		w: w + halfW
	}
];
/** Of a piece that lies or leans: what it covers, seen from above. */
function shadow(kind, pose) {
	const rotation = rotationOf(pose);
	return WOOD[kind].parts.map((part) => {
		const points = [];
		for (const { u, w } of part.shape === "box" ? boxCorners(part) : prismCorners(part)) for (const y of [part.from, part.to]) {
			const at = turned(rotation, {
				x: w,
				y,
				z: u
			});
			points.push({
				x: pose.x + at.x * 1e3,
				z: pose.z + at.z * 1e3
			});
		}
		return { corners: hull(points) };
	});
}
const prismCorners = ({ sides, radius }) => Array.from({ length: sides }, (_, corner) => {
	const angle = FULL_TURN / sides * corner;
	return {
		u: radius * sine(angle),
		w: radius * cosine(angle)
	};
});
/** The convex hull, by the monotone chain. */
function hull(points) {
	const sorted = points.toSorted((a, b) => a.x - b.x || a.z - b.z);
	const half = (list) => {
		const chain = [];
		for (const point of list) {
			while (chain.length > 1 && cross(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
			chain.push(point);
		}
		chain.pop();
		return chain;
	};
	return [...half(sorted), ...half(sorted.toReversed())];
}
const cross = (o, a, b) => (a.x - o.x) * (b.z - o.z) - (a.z - o.z) * (b.x - o.x);
/** The shortest distance between two feet; 0 where they overlap. */
function gap(a, b) {
	let least = Infinity;
	for (const one of a) for (const other of b) least = Math.min(least, apart(one, other));
	return least;
}
const overlaps = (a, b) => gap(a, b) === 0;
function apart(a, b) {
	if (isCircle(a)) return Math.max(0, (isCircle(b) ? Math.sqrt((a.x - b.x) ** 2 + (a.z - b.z) ** 2) - b.radius : toPolygon(a, b)) - a.radius);
	if (isCircle(b)) return apart(b, a);
	let least = Infinity;
	for (const corner of a.corners) least = Math.min(least, toPolygon(corner, b));
	for (const corner of b.corners) least = Math.min(least, toPolygon(corner, a));
	return least > 0 && crossEachOther(a, b) ? 0 : least;
}
/** From a point; 0 inside. */
function toPolygon(point, { corners }) {
	let least = Infinity;
	let left = 0;
	for (let at = 0; at < corners.length; at++) {
		const from = corners[at];
		const to = corners[(at + 1) % corners.length];
		least = Math.min(least, toSegment(point, from, to));
		const side = cross(from, to, point);
		if (side > 0) left++;
		else if (side < 0) left--;
	}
	return Math.abs(left) === corners.length ? 0 : least;
}
function toSegment(point, from, to) {
	const dx = to.x - from.x;
	const dz = to.z - from.z;
	const long = dx * dx + dz * dz;
	const along = long === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.z - from.z) * dz) / long));
	return Math.sqrt((point.x - from.x - along * dx) ** 2 + (point.z - from.z - along * dz) ** 2);
}
/** Two long boxes can lie crosswise with no corner of either in the other. */
const crossEachOther = (a, b) => a.corners.some((from, at) => {
	const to = a.corners[(at + 1) % a.corners.length];
	return b.corners.some((start, other) => {
		const end = b.corners[(other + 1) % b.corners.length];
		return cross(from, to, start) * cross(from, to, end) < 0 && cross(start, end, from) * cross(start, end, to) < 0;
	});
});
// packages/physics/src/reading.ts
const spotOf = (body) => ({
	at: body.translation(),
	rotation: body.rotation()
});
/** A lean of less than a degree is none, nor is a height of a fifth of a millimetre. */
const STRAIGHT = 100;
const ON_THE_TABLE = 20;
/** From here on the top of a piece says where it points. */
const LIES = 4500;
function poseOf({ at, rotation }) {
	const tilt = tiltOfRotation(rotation);
	const y = whole(at.y * 1e3);
	const x = whole(at.x * 1e3);
	const z = whole(at.z * 1e3);
	const facing = headingOf(rotation, tilt > LIES);
	if (tilt < STRAIGHT) return upright(x, z, facing, Math.abs(y) < ON_THE_TABLE ? 0 : y);
	return {
		x,
		y,
		z,
		facing,
		turn: roundedTurn(rotation)
	};
}
/** Pieces that were woken and lay down again where they were haven't moved: half a tenth of a millimetre, a tenth of a degree. */
function isSame(a, b) {
	const dx = a.at.x - b.at.x;
	const dy = a.at.y - b.at.y;
	const dz = a.at.z - b.at.z;
	if (dx * dx + dy * dy + dz * dz > 25e-6) return false;
	const p = a.rotation;
	const q = b.rotation;
	return Math.abs(p.x * q.x + p.y * q.y + p.z * q.z + p.w * q.w) > 1 - 4e-7;
}
/** A piece has left the table when its centre is beyond an edge. */
function isOff(kind, { at, rotation }, { halfX, halfZ }) {
	const centre = turned(rotation, {
		x: 0,
		y: WOOD[kind].height / 2,
		z: 0
	});
	return Math.abs(at.x + centre.x) * 1e3 > halfX || Math.abs(at.z + centre.z) * 1e3 > halfZ;
}
/** Where it went over the edge. */
function clampedTo({ halfX, halfZ }, pose) {
	const within = (value, half) => Math.min(half, Math.max(-half, value));
	return {
		x: within(pose.x, halfX),
		y: pose.y,
		z: within(pose.z, halfZ),
		facing: pose.facing,
		turn: pose.turn
	};
}
// packages/physics/src/door-watch.ts
/** A door in the frame of its posts. */
var DoorWatch = class {
	sine;
	cosine;
	wasFront;
	last;
	door;
	radius;
	constructor(door, radius, x, z) {
		this.door = door;
		this.radius = radius;
		this.sine = sine(door.facing);
		this.cosine = cosine(door.facing);
		this.last = this.ahead(x, z);
		this.wasFront = this.last > 0;
	}
	ahead(x, z) {
		return (x - this.door.x) * this.cosine - (z - this.door.z) * this.sine;
	}
	isBetweenPosts(x, z) {
		return Math.abs((x - this.door.x) * this.sine + (z - this.door.z) * this.cosine) < this.door.half;
	}
	/** Some part of the disc has just got past the line, between the posts, from the front. */
	isCrossed(x, z) {
		const ahead = this.ahead(x, z);
		const goesIn = ahead < this.last;
		this.last = ahead;
		if (ahead > this.radius) this.wasFront = true;
		else if (ahead < 0 && !this.isBetweenPosts(x, z)) this.wasFront = false;
		return this.wasFront && goesIn && ahead <= this.radius && this.isBetweenPosts(x, z);
	}
	/** The disc isn't wholly through yet. */
	isWithin(x, z) {
		return this.ahead(x, z) < this.radius && this.isBetweenPosts(x, z);
	}
};
// packages/physics/src/fingerprint.ts
var Fingerprint = class {
	low = 2166136261;
	high = 16777619;
	number(value) {
		return this.word(value | 0).word(Math.floor(value / 4294967296) | 0);
	}
	text(text) {
		for (let at = 0; at < text.length; at++) this.word(text.charCodeAt(at));
		return this.word(text.length);
	}
	word(bits) {
		for (let shift = 0; shift < 32; shift += 8) {
			const byte = bits >>> shift & 255;
			this.low = Math.imul(this.low ^ byte, 16777619);
			this.high = Math.imul(this.high ^ byte, 16777623);
		}
		return this;
	}
	get hex() {
		return (this.high >>> 0).toString(16).padStart(8, "0") + (this.low >>> 0).toString(16).padStart(8, "0");
	}
};
/** Of where everything came to rest and what was touched on the way. */
function fingerprintOf(rest) {
	const print = new Fingerprint().number(rest.crossed).number(rest.steps);
	const pose = (at) => {
		print.number(at.x).number(at.y).number(at.z).number(at.facing);
		for (const part of at.turn ?? []) print.number(part);
	};
	for (const { step, id, part, x, z, speed } of rest.touches) print.number(step).text(id).number(part).number(x).number(z).number(speed);
	pose(rest.flicked.pose);
	for (const { id, pose: at, off } of rest.moved) {
		print.text(id).number(off ? 1 : 0);
		pose(at);
	}
	return print.hex;
}
// packages/physics/src/track.ts
/** Pictures know hundredths of a centimetre, half degrees of facing and thousandths of a turn's parts: finer than the eye. */
const LENGTH = 10;
const ANGLE = 50;
const TURNS = 1e3;
const UPRIGHT_NUMBERS = 3;
const TUMBLING_NUMBERS = 7;
var Recorder = class {
	seen = /* @__PURE__ */ new Map();
	sounds = [];
	frames = 0;
	/** A body that is awake, in the current picture. */
	see(id, spot) {
		const body = this.seen.get(id);
		if (!body) {
			this.seen.set(id, {
				from: this.frames,
				spots: [spot]
			});
			return;
		}
		while (body.spots.length < this.frames - body.from) body.spots.push(body.spots.at(-1));
		body.spots.push(spot);
	}
	hear(id, speed) {
		this.sounds.push([
			this.frames,
			id,
			Math.round(speed)
		]);
	}
	track(what) {
		const bodies = [];
		for (const [id, { from, spots }] of this.seen) bodies.push(compact(id, from, spots));
		const moving = bodies.filter(({ id, path, tumbles }) => id === "" || path.length > numbersOf(tumbles));
		return {
			what,
			frames: this.frames,
			bodies: moving,
			sounds: this.sounds
		};
	}
};
const numbersOf = (tumbles) => tumbles ? TUMBLING_NUMBERS : UPRIGHT_NUMBERS;
function compact(id, from, spots) {
	const tumbles = spots.some(({ at, rotation }) => tiltOfRotation(rotation) > 100 || Math.abs(at.y) > .1);
	const pictures = [];
	let before;
	for (const { at, rotation } of spots) {
		before = tumbles ? sameSide(rotation, before) : rotation;
		pictures.push(tumbles ? tumbling(at, before) : standing(at, headingOf(rotation, false)));
	}
	while (pictures.length > 1 && same(pictures.at(-1), pictures.at(-2))) pictures.pop();
	return {
		id,
		from,
		tumbles,
		path: differences(pictures, numbersOf(tumbles))
	};
}
const same = (a, b) => a.every((value, at) => value === b[at]);
const scaled = (centimetres) => Math.round(centimetres * 1e3 / LENGTH);
const standing = (at, facing) => [
	scaled(at.x),
	scaled(at.z),
	Math.round(facing / ANGLE)
];
const tumbling = (at, { x, y, z, w }) => [
	scaled(at.x),
	scaled(at.y),
	scaled(at.z),
	Math.round(x * TURNS),
	Math.round(y * TURNS),
	Math.round(z * TURNS),
	Math.round(w * TURNS)
];
/** A rotation and its negative are one: the nearer of the two makes smaller differences. */
function sameSide(q, before) {
	return before !== void 0 && q.x * before.x + q.y * before.y + q.z * before.z + q.w * before.w < 0 ? {
		x: -q.x,
		y: -q.y,
		z: -q.z,
		w: -q.w
	} : q;
}
/** From the picture before, less what it had moved by: a body that glides costs next to nothing. */
function differences(pictures, numbers) {
	const path = [];
	for (let at = 0; at < pictures.length; at++) for (let n = 0; n < numbers; n++) path.push(pictures[at][n] - (at === 0 ? 0 : at === 1 ? pictures[0][n] : 2 * pictures[at - 1][n] - pictures[at - 2][n]) + 0);
	return path;
}
// packages/physics/src/world.ts
const SETTLING_STEPS = 3;
const TABLE_THICKNESS = 4;
/** How far a planar disc reaches below the table top, so that no lying piece slips under it. */
const REACH_BELOW = 2;
/** Who meets whom: planar discs don't touch the table, and the flicked piece passes what it starts on. */
const GROUP = {
	table: 1,
	piece: 2,
	passed: 4,
	planar: 8,
	flicked: 16
};
const groups = (member, meets) => member << 16 | meets;
const PIECES = GROUP.piece | GROUP.planar;
const MEETS = {
	table: groups(GROUP.table, GROUP.piece | GROUP.passed | GROUP.flicked),
	piece: groups(GROUP.piece, GROUP.table | PIECES | GROUP.passed | GROUP.flicked),
	passed: groups(GROUP.passed, GROUP.table | PIECES | GROUP.passed),
	planar: groups(GROUP.planar, PIECES | GROUP.passed | GROUP.flicked),
	flickedPlanar: groups(GROUP.flicked, PIECES),
	flickedFree: groups(GROUP.flicked, PIECES | GROUP.table)
};
const rank = (piece) => KINDS.indexOf(piece.kind);
/** By kind, then by id. */
const inOrder = (pieces) => pieces.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
function buildWorld(layout, passed) {
	const rapier = engine();
	const world = new rapier.World({
		x: 0,
		y: -981,
		z: 0
	});
	world.timestep = 1 / 480;
	world.maxCcdSubsteps = 4;
	const events = new rapier.EventQueue(true);
	const { halfX, halfZ } = layout.surface;
	world.createCollider(rapier.ColliderDesc.cuboid(halfX / 1e3, TABLE_THICKNESS / 2, halfZ / 1e3).setTranslation(0, -2, 0).setFriction(TABLE_FRICTION).setRestitution(TABLE_BOUNCE).setCollisionGroups(MEETS.table));
	const pieces = [];
	const byBody = /* @__PURE__ */ new Map();
	const byCollider = /* @__PURE__ */ new Map();
	for (const piece of inOrder(layout.pieces)) {
		const standing = {
			piece,
			body: putDown(rapier, world, piece, passed.has(piece.id))
		};
		pieces.push(standing);
		byBody.set(standing.body.handle, standing);
		for (let part = 0; part < WOOD[piece.kind].parts.length; part++) byCollider.set(standing.body.collider(part).handle, {
			standing,
			part
		});
	}
	settle(world, pieces);
	return {
		world,
		events,
		pieces,
		byBody,
		byCollider
	};
}
function discard({ world, events }) {
	events.free();
	world.free();
}
/** New bodies are all awake, whatever their description says: let them come to rest, then put them to sleep by hand. */
function settle(world, pieces) {
	for (let step = 0; step < SETTLING_STEPS; step++) world.step();
	const still = {
		x: 0,
		y: 0,
		z: 0
	};
	for (const { body } of pieces) {
		body.setLinvel(still, false);
		body.setAngvel(still, false);
		body.sleep();
	}
	world.step();
}
function putDown(rapier, world, piece, isPassed) {
	const wood = WOOD[piece.kind];
	const { x, y, z } = piece.pose;
	const description = rapier.RigidBodyDesc.dynamic().setTranslation(x / 1e3, y / 1e3, z / 1e3).setRotation(rotationOf(piece.pose)).setAngularDamping(wood.planar ? 0 : .3);
	if (wood.planar) description.enabledTranslations(true, false, true).enabledRotations(false, true, false).setGravityScale(0);
	const body = world.createRigidBody(description);
	let volume = 0;
	for (const part of wood.parts) volume += volumeOf(part);
	for (const part of wood.parts) world.createCollider(colliderOf(rapier, part).setMass(wood.mass * volumeOf(part) / volume).setFriction(wood.friction).setRestitution(wood.bounce).setCollisionGroups(isPassed ? MEETS.passed : wood.planar ? MEETS.planar : MEETS.piece), body);
	return body;
}
/** An area of a regular polygon needs its sine only. */
const areaOf = (part) => part.shape === "box" ? 4 * part.halfU * part.halfW : part.sides / 2 * part.radius * part.radius * sine(FULL_TURN / part.sides);
const volumeOf = (part) => areaOf(part) * (part.to - part.from) * (part.shape === "prism" ? part.wooden : 1);
function colliderOf(rapier, part) {
	const middle = (part.from + part.to) / 2;
	const half = (part.to - part.from) / 2;
	return part.shape === "box" ? rapier.ColliderDesc.cuboid(part.halfW, half, part.halfU).setTranslation(part.w, middle, part.u) : rapier.ColliderDesc.convexHull(corners(part.sides, part.radius, half, FULL_TURN / part.sides / 2)).setTranslation(0, middle, 0);
}
/** Of a prism whose axis is vertical and whose first corner lies at this angle. */
function corners(sides, radius, half, first) {
	const points = new Float32Array(sides * 6);
	for (let corner = 0; corner < sides; corner++) {
		const angle = first + FULL_TURN / sides * corner;
		points.set([
			radius * cosine(angle),
			-half,
			radius * sine(angle)
		], corner * 6);
		points.set([
			radius * cosine(angle),
			half,
			radius * sine(angle)
		], corner * 6 + 3);
	}
	return points;
}
/** The flicked piece, about to go. */
function addFlicked({ world }, flick) {
	const rapier = engine();
	const wood = FLICKED_WOOD[flick.what];
	const isPlanar = wood.slows > 0;
	const description = rapier.RigidBodyDesc.dynamic().setCcdEnabled(true).setCanSleep(false);
	let shape;
	if (isPlanar) {
		description.setTranslation(flick.x / 1e3, 0, flick.z / 1e3).enabledTranslations(true, false, true).enabledRotations(false, true, false).setGravityScale(0);
		shape = rapier.ColliderDesc.cylinder((wood.thick + REACH_BELOW) / 2, wood.radius).setTranslation(0, (wood.thick - REACH_BELOW) / 2, 0);
	} else {
		const flat = wood.radius * cosine(FULL_TURN / 16);
		description.setTranslation(flick.x / 1e3, flat, flick.z / 1e3).setRotation(facingTurn(flick.direction)).setAngularDamping(.3);
		shape = rapier.ColliderDesc.convexHull(corners(8, wood.radius, wood.thick / 2, FULL_TURN / 16)).setRotation(ON_EDGE);
	}
	const body = world.createRigidBody(description);
	const collider = world.createCollider(shape.setMass(wood.mass).setFriction(wood.friction).setRestitution(wood.bounce).setCollisionGroups(isPlanar ? MEETS.flickedPlanar : MEETS.flickedFree).setActiveEvents(rapier.ActiveEvents.COLLISION_EVENTS), body);
	const speed = flick.speed / 1e3;
	body.setLinvel({
		x: speed * cosine(flick.direction),
		y: 0,
		z: -speed * sine(flick.direction)
	}, true);
	const roll = isPlanar ? 0 : ROLLING * speed / wood.radius;
	body.setAngvel({
		x: -roll * sine(flick.direction),
		y: flick.spin / 1e3,
		z: -roll * cosine(flick.direction)
	}, true);
	return {
		body,
		collider
	};
}
const ROLLING = .65;
/** A quarter turn about the way it goes: the axis of the octagon comes to lie across. */
const QUARTER = Math.sqrt(.5);
const ON_EDGE = {
	x: QUARTER,
	y: 0,
	z: 0,
	w: QUARTER
};
// packages/physics/src/run.ts
/** No flick lasts longer, whatever happens: six seconds, and one more for what leaned on the disc. */
const MOST_STEPS = 2880;
const MOST_STEPS_AFTERWARDS = 480;
const STEPS_A_PICTURE = 8;
/** At rest: slower than this for so long. The engine's own sleep timer would add seconds. */
const STILL = .6;
const UNTURNING = .15;
const STEPS_AT_REST = 24;
/** What fell off the table is forgotten from here on down. */
const GONE = -8;
var Run = class {
	touches = [];
	recorder = new Recorder();
	before = /* @__PURE__ */ new Map();
	woken = /* @__PURE__ */ new Set();
	off = /* @__PURE__ */ new Map();
	gone = /* @__PURE__ */ new Set();
	doors;
	wayOut;
	body;
	collider;
	slows;
	speed = 0;
	step = 0;
	stillFor = 0;
	crossed = -1;
	isThere = true;
	flickedOff = false;
	flicked;
	layout;
	flick;
	wooden;
	constructor(layout, flick, wooden) {
		this.layout = layout;
		this.flick = flick;
		this.wooden = wooden;
		const radius = radiusOf(flick.what);
		for (const { piece, body } of wooden.pieces) this.before.set(piece, spotOf(body));
		this.doors = flick.doors.map((door) => new DoorWatch(door, radius, flick.x, flick.z));
		this.wayOut = flick.out ? new DoorWatch(flick.out.door, radius, flick.x, flick.z) : void 0;
		const added = addFlicked(wooden, flick);
		this.body = added.body;
		this.collider = added.collider;
		this.slows = FLICKED_WOOD[flick.what].slows;
		this.flicked = spotOf(this.body);
		this.recorder.see("", this.flicked);
	}
	result() {
		while (this.step < MOST_STEPS && this.crossed === -1 && this.stillFor < STEPS_AT_REST) this.advance();
		this.afterwards();
		const moved = this.moved();
		const { x, z } = this.flicked.at;
		const flicked = {
			x: whole(x * 1e3),
			z: whole(z * 1e3),
			off: this.flickedOff,
			pose: poseOf(this.flicked)
		};
		const track = this.recorder.track(this.flick.what);
		const rest = {
			touches: this.touches,
			crossed: this.crossed,
			flicked,
			moved,
			steps: this.step
		};
		return {
			...rest,
			track,
			hash: fingerprintOf(rest)
		};
	}
	/** The disc is taken off the table; what leaned on it comes to rest. */
	afterwards() {
		const isQuiet = this.crossed === -1 && !(this.isThere && this.isLeanedOn());
		if (this.isThere) this.takeAway();
		if (isQuiet || this.woken.size === 0) return;
		this.stillFor = 0;
		const last = this.step + MOST_STEPS_AFTERWARDS;
		while (this.step < last && this.stillFor < STEPS_AT_REST) this.advance();
	}
	advance() {
		const { world, events } = this.wooden;
		if (this.isThere) this.slowDown();
		world.step(events);
		this.step++;
		if (this.isThere) this.follow();
		this.listen();
		if (this.isThere) this.watchDoorsAndEdges();
		const isPicture = this.step % STEPS_A_PICTURE === 0;
		if (isPicture) this.recorder.frames++;
		if (isPicture && this.isThere) this.recorder.see("", this.flicked);
		this.look(isPicture);
	}
	/** Friction of a planar disc: sums, products and a root, the same everywhere. Its spin is rubbed away by a ring of the same friction. */
	slowDown() {
		const velocity = this.body.linvel();
		this.speed = Math.sqrt(velocity.x * velocity.x + velocity.y * velocity.y + velocity.z * velocity.z);
		if (this.slows > 0) rub(this.body, this.slows, FLICKED_WOOD[this.flick.what].radius);
	}
	follow() {
		this.flicked = spotOf(this.body);
	}
	/** Touches that begin in one step are ordered by the pieces, not by the engine. */
	listen() {
		const begun = [];
		this.wooden.events.drainCollisionEvents((one, other, isStart) => {
			if (!isStart || !this.isThere) return;
			const touched = this.wooden.byCollider.get(one === this.collider.handle ? other : one);
			if (touched) begun.push(touched);
		});
		if (begun.length === 0) return;
		const { pieces } = this.wooden;
		begun.sort((a, b) => pieces.indexOf(a.standing) - pieces.indexOf(b.standing) || a.part - b.part);
		const x = whole(this.flicked.at.x * 1e3);
		const z = whole(this.flicked.at.z * 1e3);
		for (const { standing, part } of begun) {
			const { id } = standing.piece;
			const isFree = this.flick.mayTouch.includes(id) || this.flick.out?.piece === id && this.wayOut.isWithin(x, z);
			this.touches.push({
				step: this.step,
				id,
				part,
				free: isFree,
				x,
				z,
				speed: whole(this.speed * 1e3)
			});
			this.recorder.hear(id, this.speed);
		}
	}
	watchDoorsAndEdges() {
		const x = this.flicked.at.x * 1e3;
		const z = this.flicked.at.z * 1e3;
		const { halfX, halfZ } = this.layout.surface;
		if (Math.abs(x) > halfX || Math.abs(z) > halfZ) {
			this.flickedOff = true;
			if (this.slows > 0 || this.flicked.at.y < GONE) this.takeAway();
		} else {
			const crossed = this.doors.findIndex((door) => door.isCrossed(x, z));
			if (crossed !== -1 && this.touches.every(({ free }) => free)) this.crossed = crossed;
		}
	}
	isLeanedOn() {
		let isLeanedOn = false;
		this.wooden.world.contactPairsWith(this.collider, () => {
			isLeanedOn = true;
		});
		return isLeanedOn;
	}
	takeAway() {
		this.recorder.see("", this.flicked);
		this.wooden.world.removeRigidBody(this.body);
		this.isThere = false;
	}
	/** Every body that is awake: does it still move, where is it, has it left the table? */
	look(isPicture) {
		let isStill = true;
		const fallen = [];
		this.wooden.world.forEachActiveRigidBody((body) => {
			if (isMoving(body)) isStill = false;
			const standing = this.wooden.byBody.get(body.handle);
			if (!standing) return;
			this.woken.add(standing);
			if (WOOD[standing.piece.kind].planar) rub(body, 230, 1);
			if (!isPicture) return;
			const spot = spotOf(body);
			this.recorder.see(standing.piece.id, spot);
			if (!this.off.has(standing) && isOff(standing.piece.kind, spot, this.layout.surface)) this.off.set(standing, clampedTo(this.layout.surface, poseOf(spot)));
			if (spot.at.y < GONE || WOOD[standing.piece.kind].planar && this.off.has(standing)) fallen.push(standing);
		});
		this.stillFor = isStill ? this.stillFor + 1 : 0;
		for (const standing of fallen) {
			this.gone.add(standing);
			this.wooden.world.removeRigidBody(standing.body);
		}
	}
	moved() {
		const found = /* @__PURE__ */ new Map();
		for (const standing of this.woken) {
			const { id, kind } = standing.piece;
			const offAt = this.off.get(standing);
			const spot = this.gone.has(standing) ? void 0 : spotOf(standing.body);
			const isOffNow = offAt !== void 0 || spot !== void 0 && isOff(kind, spot, this.layout.surface);
			if (!isOffNow && isSame(spot, this.before.get(standing.piece))) continue;
			const pose = offAt ?? (isOffNow ? clampedTo(this.layout.surface, poseOf(spot)) : poseOf(spot));
			const tilt = tiltOf(pose);
			found.set(id, {
				id,
				kind,
				pose,
				tilt,
				down: isOffNow || tilt > 6e3,
				off: isOffNow
			});
		}
		return this.layout.pieces.flatMap(({ id }) => found.get(id) ?? []);
	}
};
function isMoving(body) {
	const v = body.linvel();
	if (v.x * v.x + v.y * v.y + v.z * v.z > STILL * STILL) return true;
	const w = body.angvel();
	return w.x * w.x + w.y * w.y + w.z * w.z > UNTURNING * UNTURNING;
}
function rub(body, slows, radius) {
	const v = body.linvel();
	const speed = Math.sqrt(v.x * v.x + v.z * v.z);
	if (speed > 0) {
		const left = Math.max(0, speed - slows / 480) / speed;
		body.setLinvel({
			x: v.x * left,
			y: 0,
			z: v.z * left
		}, false);
	}
	const spin = body.angvel().y;
	if (spin === 0) return;
	const less = slows * 4 / 3 / radius / 480;
	body.setAngvel({
		x: 0,
		y: spin > 0 ? Math.max(0, spin - less) : Math.min(0, spin + less),
		z: 0
	}, false);
}
// packages/physics/src/resolve.ts
function resolve(layout, flick) {
	const fault = whyNot(layout, flick);
	if (fault) throw new RangeError(`no flick: ${fault.code} at ${fault.at}`);
	const start = discFoot(flick.x, flick.z, radiusOf(flick.what));
	const passed = /* @__PURE__ */ new Set();
	for (const piece of layout.pieces) if (overlaps(start, footOf(piece))) passed.add(piece.id);
	const wooden = buildWorld(layout, passed);
	try {
		return new Run(layout, flick, wooden).result();
	} finally {
		discard(wooden);
	}
}
// packages/physics/src/ready.ts
let warm;
/** Once a process, before anything else. */
function ready() {
	warm ??= loadEngine().then(warmUp);
	return warm;
}
const WARM_UP_FLICKS = 16;
function warmUp() {
	const pieces = [];
	for (let n = 0; n < 8; n++) {
		pieces.push({
			id: `figure-${n}`,
			kind: "figure",
			pose: upright(1e4, n * 6e3 - 2e4, 18e3)
		});
		pieces.push({
			id: `barrel-${n}`,
			kind: "barrel",
			pose: upright(16e3, n * 6e3 - 2e4, 0)
		});
		pieces.push({
			id: `fence-${n}`,
			kind: "fence",
			pose: upright(24e3, n * 8e3 - 24e3, 0)
		});
	}
	const layout = {
		surface: TABLE,
		pieces
	};
	for (let n = 0; n < WARM_UP_FLICKS; n++) {
		const what = n % 3 === 0 ? "disc" : "bullet";
		resolve(layout, {
			what,
			x: -1e4,
			z: n % 8 * 6e3 - 2e4,
			direction: n % 2 === 0 ? 0 : 35900,
			speed: speedOf(what, 1e3 - n),
			spin: 0,
			doors: [],
			mayTouch: [],
			out: null
		});
	}
}
// ../../wood-table.ts
await ready();
const P = (id, kind, x, z, f = 0) => ({
	id,
	kind,
	pose: upright(Math.round(x * 1e3), Math.round(z * 1e3), Math.round(f * 100))
});
for (const face of [
	90,
	60,
	30,
	0
]) for (const off of [
	0,
	.6,
	1.2,
	1.6,
	2
]) {
	const row = [];
	for (const v of [
		50,
		70,
		90,
		110,
		130,
		150,
		180,
		220,
		280
	]) {
		let down = 0, hit = 0;
		for (let k = 0; k < 12; k++) {
			const side = k % 2 ? 1 : -1;
			const f = (180 + (90 - face) * ((k >> 1) % 2 ? 1 : -1) + 360) % 360;
			const r = resolve({
				surface: TABLE,
				pieces: [P("e", "figure", k % 5 / 10, (k * 7 % 12 - 5.5) / 120, f)]
			}, {
				what: "bullet",
				x: -8e3,
				z: Math.round(off * side * 1e3),
				direction: 0,
				speed: Math.round(Math.sqrt(v * v + 2852) * 1e3),
				spin: 0,
				doors: [],
				mayTouch: [],
				out: null
			});
			if (r.touches.length) hit++;
			if (r.moved[0]?.down) down++;
		}
		row.push(hit === 0 ? "-" : Math.round(down / hit * 100));
	}
	console.log(face, off, row.join(", "));
}
export {};

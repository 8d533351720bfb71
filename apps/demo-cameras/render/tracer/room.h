// The empty room: distances for eight points at once, colours one by one.
#pragma once
#include "lanes.h"

struct Prop {
  v3 at;
  float kind;
  v3 half;
  float round;
  float q[4];
  v3 color;
  float material;
};
struct Rug {
  float x, z, radius, kind;
};
struct Span {
  float left, right, bottom, top;
};
struct Room {
  float outdoors, floorKind, wainscotTop, rightWall, backWall, windowCount;
  v3 floorColor, wallColor, wainscotColor;
  Rug rug;
  v3 rugColors[4];
  Span windows[3];
};

static Room room;
static Prop props[96];
static float propReach[96];
static int propCount;

static inline V turnBack(const float *q, V v) {
  v3 u = {-q[0], -q[1], -q[2]};
  V a = cross(wide(u), v) + v * all(q[3]);
  return v + cross(wide(u), a) * all(2.0f);
}
static inline v3 turnBack(const float *q, v3 v) {
  v3 u = {-q[0], -q[1], -q[2]};
  return v + cross(u, cross(u, v) + v * q[3]) * 2.0f;
}

static F propDistance(const Prop &prop, V p) {
  V l = turnBack(prop.q, p - prop.at);
  if (prop.kind < 0.5f) {
    F x = absolute(l.x) - (prop.half.x - prop.round), y = absolute(l.y) - (prop.half.y - prop.round),
      z = absolute(l.z) - (prop.half.z - prop.round), no = all(0);
    V out = {hi(x, no), hi(y, no), hi(z, no)};
    return size(out) + lo(hi(x, hi(y, z)), no) - prop.round;
  }
  if (prop.kind < 1.5f) {
    F r = root(l.x * l.x + l.z * l.z) - (prop.half.x - prop.round), y = absolute(l.y) - (prop.half.y - prop.round),
      no = all(0), a = hi(r, no), b = hi(y, no);
    return root(a * a + b * b) + lo(hi(r, y), no) - prop.round;
  }
  if (prop.kind < 2.5f) {
    V s = {l.x / prop.half.x, l.y / prop.half.y, l.z / prop.half.z};
    V g = {s.x / prop.half.x, s.y / prop.half.y, s.z / prop.half.z};
    F k = size(s);
    return k * (k - 1.0f) / hi(size(g), all(1e-6f));
  }
  F y = l.y - clamp(l.y, -prop.half.y, prop.half.y);
  return root(l.x * l.x + y * y + l.z * l.z) - prop.half.x;
}

static F windowHole(F x, F y) {
  F d = all(1e3f), no = all(0);
  for (int i = 0; i < (int)room.windowCount; i++) {
    const Span &w = room.windows[i];
    F ex = absolute(x - (w.left + w.right) * 0.5f) - (w.right - w.left) * 0.5f;
    F ey = absolute(y - (w.bottom + w.top) * 0.5f) - (w.top - w.bottom) * 0.5f;
    F a = hi(ex, no), b = hi(ey, no);
    d = lo(d, root(a * a + b * b) + lo(hi(ex, ey), no));
  }
  return d;
}

static F shell(V p) {
  F d = p.y;
  if (room.outdoors < 0.5f) {
    F back = p.z - room.backWall, glass = back + 0.10f;
    if (room.windowCount > 0.5f) back = hi(back, -hi(windowHole(p.x, p.y), -glass));
    d = lo(d, lo(lo(back, glass), room.rightWall - p.x));
  }
  return d;
}

static F distanceAt(V p) {
  F d = shell(p);
  for (int i = 0; i < propCount; i++) {
    V to = p - props[i].at;
    F edge = d + propReach[i];
    if (any((dot(to, to) < edge * edge) & (edge > all(0)))) d = lo(d, propDistance(props[i], p));
  }
  return d;
}

/** Index of the thing at p, -1 for floor and walls. */
static M nearest(V p) {
  F d = shell(p);
  M which = M{} - 1;
  for (int i = 0; i < propCount; i++) {
    F e = propDistance(props[i], p);
    M m = e < d;
    d = pick(m, e, d);
    which = m ? M{} + i : which;
  }
  return which;
}

static V normalAt(V p) {
  const float e = 0.0008f;
  v3 a = {e, -e, -e}, b = {-e, -e, e}, c = {-e, e, -e}, d = {e, e, e};
  return unit(a * distanceAt(p + a) + b * distanceAt(p + b) + c * distanceAt(p + c) + d * distanceAt(p + d));
}

/** Light that reaches p from a direction; k is how sharp its edge is. */
static F soft(V p, V dir, float k, float far, int steps) {
  F res = all(1), t = all(0.03f);
  for (int i = 0; i < steps; i++) {
    F h = distanceAt(p + dir * t);
    M on = (t < far) & (res > all(0));
    res = pick(on, lo(res, 0.5f + 0.5f * k * h / t), res);
    t += clamp(h, 0.03f, 0.4f);
    if (!any((t < far) & (res > all(0)))) break;
  }
  return cubic(hi(res, all(0)));
}

static F occlusion(V p, V n, F spin, int cones) {
  M flat = absolute(n.y) < 0.9f;
  V u = unit(pick(flat, cross(n, wide({0, 1, 0})), cross(n, wide({1, 0, 0})))), v = cross(n, u);
  V from = p + n * all(0.012f);
  F sum = all(0);
  for (int i = 0; i < cones; i++) {
    float z = 1.0f - (i + 0.5f) / cones * 0.92f, r = std::sqrt(1.0f - z * z);
    F c, s;
    for (int k = 0; k < LANES; k++) {
      float a = 2.399963f * i + spin[k];
      c[k] = std::cos(a);
      s[k] = std::sin(a);
    }
    V dir = unit(n * all(z + 0.12f) + (u * c + v * s) * all(r));
    sum += soft(from, dir, 1.6f, 2.6f, 9);
  }
  return sum / (float)cones;
}

static v3 planks(float x, float z) {
  float row = std::floor(z / 0.17f), at = x + hash(row, 3, 1) * 1.9f, board = std::floor(at / 1.5f);
  float tone = hash(row, board, 7), inX = fract(at / 1.5f) * 1.5f, inZ = fract(z / 0.17f) * 0.17f;
  float edge = std::fmin(std::fmin(inX, 1.5f - inX), std::fmin(inZ, 0.17f - inZ));
  float grain = noise(at * 2.5f, z * 60 + tone * 40) * 0.6f + noise(at * 9, z * 150) * 0.4f;
  float line = 0.72f + 0.28f * step01(0, 0.008f, edge);
  return room.floorColor * ((0.90f + 0.16f * tone) * (0.95f + 0.09f * grain) * line);
}

static v3 tiles(float x, float z) {
  float cx = std::floor(x / 0.6f), cz = std::floor(z / 0.6f);
  float fx = (fract(x / 0.6f) - 0.5f) * 0.6f, fz = (fract(z / 0.6f) - 0.5f) * 0.6f;
  float edge = 0.3f - std::fmax(std::fabs(fx), std::fabs(fz));
  float mottle = noise(x * 7, z * 7) * 0.5f + noise(x * 23, z * 23) * 0.5f;
  float line = 0.86f + 0.14f * step01(0, 0.012f, edge);
  return room.floorColor * ((0.97f + 0.04f * hash(cx, cz, 2)) * (0.97f + 0.05f * mottle) * line);
}

static v3 grass(float x, float z) {
  float blades = noise(x * 38, z * 30) * 0.5f + noise(x * 90, z * 70) * 0.5f;
  float tufts = noise(x * 0.55f, z * 0.55f) * 0.6f + noise(x * 2.1f, z * 2.1f) * 0.4f;
  v3 c = room.floorColor * ((0.80f + 0.28f * blades) * (0.90f + 0.22f * tufts));
  return mix(c, c * v3{1.12f, 1.03f, 0.75f}, step01(0.55f, 0.85f, noise(x * 0.9f + 4, z * 0.9f + 4)) * 0.6f);
}

static v3 rugAt(float x, float z, float r, v3 under) {
  float f = r / room.rug.radius;
  if (room.rug.kind > 1.5f) {
    v3 sand = room.rugColors[0] * ((0.93f + 0.14f * noise(x * 9, z * 9)) * (0.95f + 0.1f * noise(x * 70, z * 70)));
    return mix(under, sand, step01(1.0f, 0.94f, f + (noise(x * 6, z * 6) - 0.5f) * 0.06f));
  }
  float weave = 0.94f + 0.06f * std::sin(x * 150) * std::sin(z * 150) + 0.05f * (noise(x * 60, z * 60) - 0.5f);
  return room.rugColors[f < 0.24f ? 3 : f < 0.48f ? 2 : f < 0.74f ? 1 : 0] * weave;
}

/** Two rows of children's paintings along the back wall. */
static v3 paintings(float x, float y, v3 wall) {
  if (y < 1.30f || y > 2.12f) return wall;
  float cell = std::floor(x / 0.62f), in = fract(x / 0.62f) * 0.62f - 0.31f;
  bool top = y > 1.74f;
  float kind = hash(cell, top ? 9 : 5, 2), lift = (hash(cell, 1, 8) - 0.5f) * 0.08f;
  if (kind > 0.88f) return wall;
  float cy = (top ? 1.92f : 1.50f) + lift;
  float dx = std::fabs(in) - (top ? 0.19f : 0.17f), dy = std::fabs(y - cy) - (top ? 0.10f : 0.17f);
  float d = std::fmax(dx, dy);
  if (d > 0) return wall * (1.0f - 0.12f * step01(0.03f, 0.0f, d));
  static const v3 sheets[4] = {{0.80f, 0.58f, 0.16f}, {0.42f, 0.62f, 0.36f}, {0.33f, 0.52f, 0.74f}, {0.80f, 0.40f, 0.30f}};
  static const v3 things[4] = {{0.78f, 0.38f, 0.28f}, {0.55f, 0.40f, 0.68f}, {0.90f, 0.84f, 0.66f}, {0.90f, 0.72f, 0.26f}};
  int i = (int)(kind * 4.4f) & 3;
  v3 pale = {0.74f, 0.73f, 0.70f};
  if (top) return mix(mix(sheets[2], pale, 0.35f), mix(sheets[i], pale, 0.35f), 0.35f);
  float shape = std::sqrt(in * in + (y - cy) * (y - cy)) - 0.085f + (noise(in * 30, y * 30) - 0.5f) * 0.02f;
  return mix(mix(things[i], pale, 0.25f), mix(sheets[i], pale, 0.3f), step01(-0.006f, 0.006f, shape));
}

static v3 shellColor(v3 p, bool &glows) {
  glows = false;
  if (p.y < 0.012f || room.outdoors > 0.5f) {
    v3 c = room.floorKind < 0.5f ? planks(p.x, p.z) : room.floorKind < 1.5f ? tiles(p.x, p.z) : grass(p.x, p.z);
    float r = std::hypot(p.x - room.rug.x, p.z - room.rug.z);
    return room.rug.kind > 0.5f && r < room.rug.radius ? rugAt(p.x, p.z, r, c) : c;
  }
  bool back = p.z < room.backWall + 0.02f;
  if (back && p.z < room.backWall - 0.06f) {
    glows = true;
    return {1, 1, 1};
  }
  v3 c = room.wallColor;
  float hole = back ? windowHole(all(p.x), all(p.y))[0] : 9;
  if (hole > 0 && hole < 0.075f) return {0.82f, 0.82f, 0.81f};
  if (back && hole > 0.09f) c = paintings(p.x, p.y, c);
  if (p.y < room.wainscotTop) c = room.wainscotColor;
  if (room.wainscotTop > 0.1f && std::fabs(p.y - room.wainscotTop) < 0.018f) c = {0.80f, 0.79f, 0.77f};
  if (p.y < 0.09f) c = {0.62f, 0.60f, 0.57f};
  return c * (0.985f + 0.03f * noise((back ? p.x : p.z) * 2, p.y * 2));
}

static v3 propColor(const Prop &prop, v3 p) {
  v3 l = turnBack(prop.q, p - prop.at), c = prop.color;
  int material = (int)prop.material;
  if (material == 4) {
    float f = noise(l.x * 14 + l.z * 9, l.y * 14) * 0.6f + noise(l.y * 34 + l.x * 20, l.z * 34) * 0.4f;
    return c * (0.72f + 0.5f * f);
  }
  if (material == 3) {
    float w = fract(l.x / 0.16f) * 0.16f, tone = hash(std::floor(l.x / 0.16f), 1, 1);
    float grain = noise(l.x * 60, l.y * 3 + tone * 9), gap = 0.5f + 0.5f * step01(0, 0.014f, std::fmin(w, 0.16f - w));
    return c * ((0.86f + 0.22f * tone) * (0.92f + 0.14f * grain) * gap);
  }
  if (material == 2) {
    return c * (0.93f + 0.07f * std::sin(l.x * 160) * std::sin((l.y + l.z) * 160) + 0.06f * (noise(l.x * 40, l.z * 40) - 0.5f));
  }
  if (material == 1) {
    float s = l.x + l.z;
    return c * (0.90f + 0.17f * (noise(s * 5, l.y * 38) * 0.6f + noise(s * 14, l.y * 90) * 0.4f));
  }
  return c;
}

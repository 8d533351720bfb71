// What moves: round cones, hit in closed form, and the shadow and occlusion they cast.
#pragma once
#include "lanes.h"

struct Part {
  v3 a;
  float ra;
  v3 b;
  float rb;
  v3 color;
  float material;
};
struct Figure {
  v3 middle;
  float reach;
  v3 hair;
  float hairFrom;
  v3 hairColor;
  float first, count;
};

static Part parts[400];
static Figure figures[48];
static int figureCount;

/** Nearest hit of a round cone from outside; far where missed. */
static F trace(V ro, V rd, const Part &part) {
  const F miss = all(1e9f);
  V oa = ro - part.a;
  v3 ba = part.b - part.a;
  float m0 = dot(ba, ba);
  F m3 = dot(rd, oa), m5 = dot(oa, oa);
  F h1 = m3 * m3 - m5 + part.ra * part.ra, no = all(0);
  F t1 = pick(h1 > no, -m3 - root(hi(h1, no)), miss);
  if (m0 < 1e-6f) return t1;
  V ob = ro - part.b;
  float rr = part.ra - part.rb, d2 = m0 - rr * rr;
  F m1 = dot(oa, ba), m2 = dot(rd, ba), m6 = dot(ob, rd), m7 = dot(ob, ob);
  F k2 = d2 - m2 * m2, k1 = d2 * m3 - m1 * m2 + m2 * (rr * part.ra);
  F k0 = d2 * m5 - m1 * m1 + m1 * (rr * part.ra * 2.0f) - m0 * part.ra * part.ra;
  F h = k1 * k1 - k0 * k2;
  F h2 = m6 * m6 - m7 + part.rb * part.rb, t2 = pick(h2 > no, -m6 - root(hi(h2, no)), miss);
  F t = (-root(hi(h, no)) - k1) / k2, y = m1 - part.ra * rr + t * m2;
  M side = (h > no) & (y > no) & (y < d2);
  return pick(side, t, pick(h > no, lo(t1, t2), miss));
}

static V normalOf(V p, const Part &part) {
  v3 ba = part.b - part.a;
  float m0 = dot(ba, ba);
  V pa = p - part.a;
  if (m0 < 1e-6f) return pa * all(1 / part.ra);
  float rr = part.ra - part.rb, d2 = m0 - rr * rr;
  F y = clamp((dot(pa, ba) - part.ra * rr) / d2, 0, 1);
  return unit(pa - ba * y);
}

struct Light {
  F key, ambient;
};

/** What is left of key and ambient light at p past everything that moves; `own` is the part p lies on. */
static Light lightPast(V p, V n, M on, M own, v3 key, float sharp) {
  F shadow = all(1), ambient = all(1), no = all(0);
  for (int f = 0; f < figureCount; f++) {
    const Figure &figure = figures[f];
    V oc = figure.middle * all(1) - p;
    float R = figure.reach;
    F dd = dot(oc, oc), along = dot(oc, key), off = dd - along * along, reach = R + hi(along, no) / sharp + 0.05f;
    bool shadows = any(on & (along > -R) & (off < reach * reach)), occludes = any(on & (dd < 5.5f * R * R));
    if (!shadows && !occludes) continue;
    for (int i = (int)figure.first; i < (int)(figure.first + figure.count); i++) {
      const Part &part = parts[i];
      M self = own == i;
      v3 ba = part.b - part.a;
      float baba = std::fmax(dot(ba, ba), 1e-6f), dba = dot(ba, key);
      V oa = p - part.a;
      F oaba = dot(oa, ba);
      if (shadows) {
        F oad = dot(oa, key);
        F y = clamp((oaba - oad * dba) / std::fmax(baba - dba * dba, 1e-5f), 0, 1);
        V axis = oa - ba * y;
        F x = hi(-dot(axis, key), all(0.001f));
        F d = size(axis + key * x) - (part.ra + (part.rb - part.ra) * y);
        F s = cubic(clamp(0.5f + 0.5f * sharp * d / (x + 0.06f), 0, 1));
        shadow = pick(self, shadow, lo(shadow, s));
      }
      if (occludes) {
        F h = clamp(oaba / baba, 0, 1);
        V to = ba * h - oa;
        F r = part.ra + (part.rb - part.ra) * h, l = hi(size(to), r), c = dot(n, to) / l, k = r / l;
        F up = clamp(0.5f + 0.5f * c / hi(k, all(0.05f)), 0, 1);
        F o = 1.0f - 0.85f * hi(mix(0.3f * k, c, up), no) * k * k * up;
        ambient = pick(self, ambient, ambient * o);
      }
    }
  }
  return {shadow, ambient};
}

struct Hit {
  F t;
  M part, figure;
};

static Hit nearestHit(V ro, V rd, F far) {
  Hit hit = {far, M{} - 1, M{} - 1};
  for (int f = 0; f < figureCount; f++) {
    const Figure &figure = figures[f];
    V oc = figure.middle * all(1) - ro;
    F along = dot(oc, rd), off = dot(oc, oc) - along * along;
    if (!any(off < figure.reach * figure.reach)) continue;
    for (int i = (int)figure.first; i < (int)(figure.first + figure.count); i++) {
      F t = trace(ro, rd, parts[i]);
      M m = (t > all(0)) & (t < hit.t);
      hit.t = pick(m, t, hit.t);
      hit.part = m ? M{} + i : hit.part;
      hit.figure = m ? M{} + f : hit.figure;
    }
  }
  return hit;
}

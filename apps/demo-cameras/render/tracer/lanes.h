// Eight pixels at once: floats and vectors of eight lanes, with the compiler's vector types.
#pragma once
#include <cmath>
#include <cstdint>

typedef float F __attribute__((vector_size(32)));
typedef int32_t M __attribute__((vector_size(32)));
constexpr int LANES = 8;

static inline F all(float v) { return F{} + v; }
static inline F pick(M m, F a, F b) { return m ? a : b; }
static inline F lo(F a, F b) { return a < b ? a : b; }
static inline F hi(F a, F b) { return a > b ? a : b; }
static inline F clamp(F v, float from, float to) { return lo(hi(v, all(from)), all(to)); }
static inline F absolute(F v) { return hi(v, -v); }
static inline F mix(F a, F b, F t) { return a + (b - a) * t; }
static inline F cubic(F t) { return t * t * (3.0f - 2.0f * t); }
static inline F root(F v) {
  F out;
  for (int i = 0; i < LANES; i++) out[i] = __builtin_sqrtf(v[i]);
  return out;
}
static inline bool any(M m) {
#ifdef __AVX__
  return __builtin_ia32_movmskps256((F)m) != 0;
#else
  int32_t sum = 0;
  for (int i = 0; i < LANES; i++) sum |= m[i];
  return sum != 0;
#endif
}

struct V {
  F x, y, z;
};
struct v3 {
  float x, y, z;
};

static inline V wide(v3 a) { return {all(a.x), all(a.y), all(a.z)}; }
static inline v3 lane(const V &a, int i) { return {a.x[i], a.y[i], a.z[i]}; }
static inline V operator+(V a, V b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline V operator-(V a, V b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline V operator*(V a, F b) { return {a.x * b, a.y * b, a.z * b}; }
static inline V operator*(V a, V b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
static inline V operator+(V a, v3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline V operator-(V a, v3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline V operator*(v3 a, F b) { return {a.x * b, a.y * b, a.z * b}; }
static inline F dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline F dot(V a, v3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline F size(V a) { return root(dot(a, a)); }
static inline V unit(V a) { return a * (1.0f / root(hi(dot(a, a), all(1e-20f)))); }
static inline V cross(V a, V b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
static inline V pick(M m, V a, V b) { return {pick(m, a.x, b.x), pick(m, a.y, b.y), pick(m, a.z, b.z)}; }
static inline V mix(V a, V b, F t) { return a + (b - a) * t; }

static inline v3 operator+(v3 a, v3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline v3 operator-(v3 a, v3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline v3 operator*(v3 a, float b) { return {a.x * b, a.y * b, a.z * b}; }
static inline v3 operator*(v3 a, v3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
static inline float dot(v3 a, v3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline v3 mix(v3 a, v3 b, float t) { return a + (b - a) * t; }
static inline v3 cross(v3 a, v3 b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }

static inline float fract(float v) { return v - std::floor(v); }
static inline float step01(float from, float to, float v) {
  float t = (v - from) / (to - from);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  return t * t * (3 - 2 * t);
}
static inline float hash(float x, float y, float z) {
  v3 p = {fract(x * 0.1031f), fract(y * 0.1030f), fract(z * 0.0973f)};
  float d = p.x * (p.y + 33.33f) + p.y * (p.z + 33.33f) + p.z * (p.x + 33.33f);
  p = {p.x + d, p.y + d, p.z + d};
  return fract((p.x + p.y) * p.z);
}
static inline float noise(float x, float y) {
  float ix = std::floor(x), iy = std::floor(y), fx = x - ix, fy = y - iy;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  float a = hash(ix, iy, 0), b = hash(ix + 1, iy, 0), c = hash(ix, iy + 1, 0), d = hash(ix + 1, iy + 1, 0);
  return (a + (b - a) * fx) + ((c + (d - c) * fx) - (a + (b - a) * fx)) * fy;
}

// Draws one scene: the empty room once, with soft shadows and occlusion, then every frame of what moves in it.
// Reads messages of floats from stdin (see tracer.ts), writes RGB rows, top row first, to stdout.
#include <cstdio>
#include <cstdlib>
#include <vector>
#include "figures.h"
#include "room.h"

struct Shared {
  float width, height;
  v3 at, right, up, forward;
  float zoom, barrel;
  v3 key, keyColor, sky, bounce;
  float exposure, sharp, grain, samples, cones;
};

static Shared scene;
static std::vector<float> roomAmbient[3], roomDirect[3], roomNormal[3], depth;
static uint8_t curve[8192];

static bool take(void *into, size_t floats) { return fread(into, sizeof(float), floats, stdin) == floats; }
static int takeCount() {
  float n;
  return take(&n, 1) ? (int)n : -1;
}

static V rayDir(F px, F py) {
  F x = (2.0f * px - scene.width) / scene.height, y = (scene.height - 2.0f * py) / scene.height;
  F bend = 1.0f + scene.barrel * (x * x + y * y);
  return unit(scene.right * (x * bend) + scene.up * (y * bend) + scene.forward * all(scene.zoom));
}

/** Four by two pixels. */
static void block(int x, int y, F &px, F &py) {
  for (int i = 0; i < LANES; i++) {
    px[i] = x + (i & 3) + 0.5f;
    py[i] = y + (i >> 2) + 0.5f;
  }
}
static int pixel(int x, int y, int i) { return (y + (i >> 2)) * (int)scene.width + x + (i & 3); }

static void drawRoomBlock(int x, int y, float jx, float jy, int sample) {
  F px, py;
  block(x, y, px, py);
  V dir = rayDir(px + jx, py + jy), at = wide(scene.at);
  F t = all(0);
  M hit = M{}, on = ~M{};
  for (int i = 0; i < 140 && any(on); i++) {
    F h = distanceAt(at + dir * t);
    hit |= on & (h < 0.0006f * t);
    on &= ~hit & (t < 60.0f);
    t = pick(on, t + h, t);
  }
  F ground = -scene.at.y / dir.y;
  M far = ~hit & (dir.y < -0.001f) & (ground < 400.0f);
  t = pick(far, ground, t);
  hit |= far;
  V p = at + dir * t, n = normalAt(p);
  n = pick(t > 60.0f, wide({0, 1, 0}), n);
  M which = nearest(p);
  F spin;
  for (int i = 0; i < LANES; i++) spin[i] = 6.2831f * hash(px[i], py[i], sample * 1.37f);
  F ao = occlusion(p, n, spin, (int)scene.cones);
  ao = pick(t > 25.0f, all(1), ao);
  F ndl = hi(dot(n, scene.key), all(0));
  bool outdoors = room.outdoors > 0.5f;
  F shadow = soft(p + n * all(0.015f), wide(scene.key), outdoors ? 9.0f : 3.5f, 7, 40);
  shadow = pick(t > 40.0f, all(1), shadow);
  for (int i = 0; i < LANES; i++) {
    int at1 = pixel(x, y, i);
    v3 ambient, direct = {0, 0, 0}, pi = lane(p, i), ni = lane(n, i), di = lane(dir, i);
    const v3 hazeColor = {0.80f, 0.86f, 0.90f};
    if (!hit[i]) {
      ambient = mix(hazeColor, {0.48f, 0.66f, 0.86f}, step01(-0.02f, 0.45f, di.y));
    } else {
      bool glows = false;
      int thing = t[i] > 60 ? -1 : which[i];
      v3 albedo = thing < 0 ? shellColor(pi, glows) : propColor(props[thing], pi);
      if (glows) {
        float veil = 0.93f + 0.12f * noise(pi.x * 1.3f, pi.y * 2.0f);
        ambient = v3{0.95f, 0.98f, 1.0f} * (veil * 1.05f);
      } else {
        v3 light = mix(scene.bounce, scene.sky, 0.5f + 0.5f * ni.y);
        for (int w = 0; w < (int)room.windowCount && !outdoors; w++) {
          const Span &s = room.windows[w];
          v3 to = v3{(s.left + s.right) / 2, (s.bottom + s.top) / 2, room.backWall} - pi;
          float dd = dot(to, to), inv = 1 / std::sqrt(dd);
          float near = std::fmax(dot(ni, to) * inv, 0.f) * std::fmax(-to.z * inv, 0.f) / (1 + 0.3f * dd);
          light = light + scene.sky * (near * 0.9f);
        }
        bool bareFloor = thing < 0 && room.floorKind < 1.5f && pi.y < 0.012f &&
                         (room.rug.kind < 0.5f || std::hypot(pi.x - room.rug.x, pi.z - room.rug.z) > room.rug.radius);
        float facing = std::fmax(-dot(ni, di), 0.f), gloss = bareFloor ? 0.12f * std::pow(1 - facing, 3.0f) : 0;
        float haze = outdoors ? step01(12, 70, t[i]) * 0.6f : 0;
        v3 lit = albedo * light * ao[i];
        ambient = mix(lit, hazeColor, haze) + v3{gloss, gloss, gloss} * ao[i];
        direct = albedo * scene.keyColor * (ndl[i] * shadow[i] * (1 - haze));
      }
    }
    float share = 1 / scene.samples;
    const float a[3] = {ambient.x, ambient.y, ambient.z}, d[3] = {direct.x, direct.y, direct.z};
    const float m[3] = {ni.x, ni.y, ni.z};
    for (int c = 0; c < 3; c++) {
      roomAmbient[c][at1] += a[c] * share;
      roomDirect[c][at1] += d[c] * share;
      if (sample == 0) roomNormal[c][at1] = m[c];
    }
    if (sample == 0) depth[at1] = hit[i] ? t[i] : 1e6f;
  }
}

static F gather(const std::vector<float> &from, int x, int y) {
  F out;
  for (int i = 0; i < LANES; i++) out[i] = from[pixel(x, y, i)];
  return out;
}

static V shade(const Hit &hit, M on, V ro, V rd) {
  V p = ro + rd * hit.t, n = wide({0, 1, 0}), albedo = wide({0, 0, 0});
  for (int i = 0; i < LANES; i++) {
    if (!on[i]) continue;
    const Part &part = parts[hit.part[i]];
    bool done = false;
    for (int k = 0; k < i; k++) done |= on[k] && hit.part[k] == hit.part[i];
    if (done) continue;
    M same = on & (hit.part == hit.part[i]);
    n = pick(same, normalOf(p, part), n);
    albedo = pick(same, wide(part.color), albedo);
    if (part.material == 1) {
      const Figure &figure = figures[hit.figure[i]];
      albedo = pick(same & (dot(n, figure.hair) > figure.hairFrom), wide(figure.hairColor), albedo);
    }
  }
  for (int i = 0; i < LANES; i++) {
    if (!on[i]) continue;
    bool fur = parts[hit.part[i]].material > 1.5f;
    float f = fur ? 0.86f + 0.28f * noise(n.x[i] * 9 + n.z[i] * 7, n.y[i] * 9 + n.z[i] * 5)
                  : 0.97f + 0.05f * noise(n.x[i] * 26 + n.y[i] * 11, n.z[i] * 26);
    albedo.x[i] *= f;
    albedo.y[i] *= f;
    albedo.z[i] *= f;
  }
  Light light = lightPast(p + n * all(0.004f), n, on, hit.part, scene.key, scene.sharp);
  F wrap = clamp((dot(n, scene.key) + 0.25f) / 1.25f, 0, 1), up = 0.5f + 0.5f * n.y;
  F ground = mix(all(0.55f), all(1), clamp(p.y * 2.2f + 0.35f + 0.5f * n.y, 0, 1));
  F edge = 1.0f - hi(-dot(n, rd), all(0)), rim = edge * edge * edge * 0.05f * light.ambient;
  V ambient = mix(wide(scene.bounce), wide(scene.sky), up) * (light.ambient * ground);
  V key = scene.keyColor * (wrap * (light.key * 0.88f + 0.12f));
  return albedo * (ambient + key) + scene.sky * rim;
}

static void drawBlock(int x, int y, int frame, uint8_t *out) {
  F px, py;
  block(x, y, px, py);
  V at = wide(scene.at), dir = rayDir(px, py);
  F far = gather(depth, x, y);
  V n = {gather(roomNormal[0], x, y), gather(roomNormal[1], x, y), gather(roomNormal[2], x, y)};
  V p = at + dir * far;
  Light light = lightPast(p, n, far < 100.0f, M{} - 1, scene.key, scene.sharp);
  V ambient = {gather(roomAmbient[0], x, y), gather(roomAmbient[1], x, y), gather(roomAmbient[2], x, y)};
  V direct = {gather(roomDirect[0], x, y), gather(roomDirect[1], x, y), gather(roomDirect[2], x, y)};
  V background = ambient * light.ambient + direct * light.key, color = background;

  bool close = false;
  for (int f = 0; f < figureCount && !close; f++) {
    V oc = figures[f].middle * all(1) - at;
    F along = dot(oc, dir);
    float R = figures[f].reach + 0.03f;
    close = any(dot(oc, oc) - along * along < R * R);
  }
  if (close) {
    static const float spots[4][2] = {{-0.125f, -0.375f}, {0.375f, -0.125f}, {0.125f, 0.375f}, {-0.375f, 0.125f}};
    color = wide({0, 0, 0});
    M last = M{} - 2;
    V lastColor = background;
    for (auto &spot : spots) {
      V rd = rayDir(px + spot[0], py + spot[1]);
      Hit hit = nearestHit(at, rd, far);
      // A part is shaded once per pixel; only where the subsamples meet another one is it shaded again.
      M fresh = hit.part != last, on = fresh & (hit.part >= 0);
      if (any(on)) lastColor = pick(on, shade(hit, on, at, rd), lastColor);
      lastColor = pick(fresh & (hit.part < 0), background, lastColor);
      last = hit.part;
      color = color + lastColor * all(0.25f);
    }
  }
  F u = px / scene.width - 0.5f, v = py / scene.height - 0.5f;
  color = color * (scene.exposure * (1.0f - 0.32f * (u * u + v * v)));
  for (int i = 0; i < LANES; i++) {
    float noise1 = hash(px[i], py[i], frame + 0.1f) + hash(px[i], py[i], frame + 0.6f) - 1.0f;
    float grey = 0.25f * color.x[i] + 0.6f * color.y[i] + 0.15f * color.z[i], pale = 0.14f;
    const float rgb[3] = {color.x[i] + (grey - color.x[i]) * pale, color.y[i] + (grey - color.y[i]) * pale,
                          color.z[i] + (grey - color.z[i]) * pale};
    for (int c = 0; c < 3; c++) {
      int step = (int)(rgb[c] * 4096);
      float value = curve[step < 0 ? 0 : step > 8191 ? 8191 : step] + noise1 * scene.grain * 255;
      out[pixel(x, y, i) * 3 + c] = value < 0 ? 0 : value > 255 ? 255 : (uint8_t)(value + 0.5f);
    }
  }
}

/** sRGB with a soft shoulder above middle grey, as a camera's sensor gives way to the window. */
static void makeCurve() {
  for (int i = 0; i < 8192; i++) {
    float c = i / 4096.0f, bent = c < 0.5f ? c : 0.5f + 0.5f * (1 - std::exp(-(c - 0.5f) * 1.75f));
    bent = bent < 0.0031308f ? 12.92f * bent : 1.055f * std::pow(bent, 1 / 2.4f) - 0.055f;
    curve[i] = (uint8_t)(std::fmin(bent, 1.0f) * 255 + 0.5f);
  }
}

int main() {
  makeCurve();
  if (!take(&scene, sizeof(scene) / sizeof(float)) || !take(&room, sizeof(room) / sizeof(float))) return 1;
  propCount = takeCount();
  if (propCount < 0 || propCount > 96 || !take(props, propCount * (sizeof(Prop) / sizeof(float)))) return 1;
  if (!take(propReach, propCount)) return 1;
  int width = (int)scene.width, height = (int)scene.height, pixels = width * height;
  for (auto *planes : {roomAmbient, roomDirect, roomNormal}) {
    for (int c = 0; c < 3; c++) planes[c].assign(pixels, 0);
  }
  depth.assign(pixels, 0);
  for (int s = 0; s < (int)scene.samples; s++) {
    float jx = s ? fract(s * 0.754877f) - 0.5f : 0, jy = s ? fract(s * 0.569840f) - 0.5f : 0;
    for (int y = 0; y < height; y += 2) {
      for (int x = 0; x < width; x += 4) drawRoomBlock(x, y, jx, jy, s);
    }
  }
  std::vector<uint8_t> picture(pixels * 3);
  for (int frame = 0; (figureCount = takeCount()) >= 0; frame++) {
    if (figureCount > 48 || !take(figures, figureCount * (sizeof(Figure) / sizeof(float)))) return 1;
    int partCount = takeCount();
    if (partCount < 0 || partCount > 400 || !take(parts, partCount * (sizeof(Part) / sizeof(float)))) return 1;
    for (int y = 0; y < height; y += 2) {
      for (int x = 0; x < width; x += 4) drawBlock(x, y, frame, picture.data());
    }
    fwrite(picture.data(), 1, picture.size(), stdout);
    fflush(stdout);
  }
  return 0;
}

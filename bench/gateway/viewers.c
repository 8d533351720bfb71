// Many viewers in one process that cost as little as can be: payload is dropped in the kernel (MSG_TRUNC), only frame
// headers are read, and every 250 ms each viewer acknowledges the newest picture, as the browser player does.
//
// viewers <port> <tickets file> <stalled>   WebSocket viewers, one per line of the file; the last <stalled> stop reading
//                                           once the word "stall" comes on stdin
// viewers <port> http <count>               plain GET / by count clients, for comparison
//
// On "end" (or end of stdin) one line of JSON is printed: what came, what was skipped, when the last byte came.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <time.h>
#include <unistd.h>

typedef struct {
  int fd, open, http, stalled, greeted;
  unsigned char head[64];
  int have, need;
  unsigned long long skip, bytes;
  int text;
  unsigned seq, acked;
  int messages, resyncs;
  double last, closed;
} Viewer;

static double now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_REALTIME, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static void send_text(Viewer *v, const char *text) {
  size_t n = strlen(text);
  unsigned char frame[4096];
  size_t h = 0;
  frame[h++] = 0x81;
  if (n < 126) frame[h++] = 0x80 | n;
  else { frame[h++] = 0x80 | 126; frame[h++] = n >> 8; frame[h++] = n & 255; }
  memset(frame + h, 0, 4);
  h += 4;
  memcpy(frame + h, text, n);
  if (write(v->fd, frame, h + n) < 0) return;
}

static void shut(Viewer *v, int poll) {
  epoll_ctl(poll, EPOLL_CTL_DEL, v->fd, NULL);
  close(v->fd);
  v->open = 0;
  v->closed = now_ms();
}

// Reads exactly what is needed for the next header; returns 0 when there is no more for now, -1 at the end.
static int fill(Viewer *v, int want) {
  while (v->have < want) {
    ssize_t n = recv(v->fd, v->head + v->have, want - v->have, MSG_DONTWAIT);
    if (n == 0 || (n < 0 && errno != EAGAIN)) return -1;
    if (n < 0) return 0;
    v->have += n;
    v->bytes += n;
    v->last = now_ms();
  }
  return 1;
}

static int pull(Viewer *v, char *ticket) {
  for (;;) {
    if (v->http) {
      ssize_t n = recv(v->fd, NULL, 1 << 20, MSG_TRUNC | MSG_DONTWAIT);
      if (n == 0 || (n < 0 && errno != EAGAIN)) return -1;
      if (n < 0) return 0;
      v->bytes += n;
      continue;
    }
    if (!v->greeted) {
      char c;
      ssize_t n = recv(v->fd, &c, 1, MSG_DONTWAIT);
      if (n == 0 || (n < 0 && errno != EAGAIN)) return -1;
      if (n < 0) return 0;
      v->have = (c == "\r\n\r\n"[v->have]) ? v->have + 1 : (c == '\r');
      if (v->have < 4) continue;
      v->have = 0;
      v->greeted = 1;
      char text[2048];
      snprintf(text, sizeof text, "{\"t\":\"ticket\",\"ticket\":\"%s\"}", ticket);
      send_text(v, text);
      continue;
    }
    if (v->skip > 0) {
      ssize_t n = recv(v->fd, NULL, v->skip, MSG_TRUNC | MSG_DONTWAIT);
      if (n == 0 || (n < 0 && errno != EAGAIN)) return -1;
      if (n < 0) return 0;
      v->skip -= n;
      v->bytes += n;
      v->last = now_ms();
      continue;
    }
    int got = fill(v, 2);
    if (got <= 0) return got;
    int small = v->head[1] & 127, at = small == 126 ? 4 : small == 127 ? 10 : 2, op = v->head[0] & 15;
    if ((got = fill(v, at)) <= 0) return got;
    unsigned long long length = small;
    if (small == 126) length = v->head[2] << 8 | v->head[3];
    if (small == 127) for (int i = length = 0; i < 8; i++) length = length << 8 | v->head[2 + i];
    int peek = length < 16 ? (int)length : 16;
    if ((got = fill(v, at + peek)) <= 0) return got;
    if (op == 2 && peek >= 8 && v->head[at] == 2) {
      v->seq = v->head[at + 4] << 24 | v->head[at + 5] << 16 | v->head[at + 6] << 8 | v->head[at + 7];
      v->messages++;
    }
    if (op == 1 && !memcmp(v->head + at, "{\"t\":\"resync", 12 < peek ? 12 : peek)) v->resyncs++;
    if (op == 9) { unsigned char pong[6] = {0x8a, 0x80}; if (write(v->fd, pong, 6) < 0) return -1; }
    if (op == 8) { unsigned char bye[6] = {0x88, 0x80}; if (write(v->fd, bye, 6) < 0) return -1; }
    v->skip = length - peek;
    v->have = 0;
  }
}

int main(int argc, char **argv) {
  int port = atoi(argv[1]), http = !strcmp(argv[2], "http"), count = 0, stalled = http ? 0 : atoi(argv[3]);
  static char *tickets[20000];
  if (http) count = atoi(argv[3]);
  else {
    FILE *f = fopen(argv[2], "r");
    char line[2048];
    while (fgets(line, sizeof line, f)) { line[strcspn(line, "\n")] = 0; tickets[count++] = strdup(line); }
    fclose(f);
  }
  Viewer *vs = calloc(count, sizeof(Viewer));
  int poll = epoll_create1(0);
  struct sockaddr_in a = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  for (int i = 0; i < count; i++) {
    Viewer *v = &vs[i];
    v->fd = socket(AF_INET, SOCK_STREAM, 0);
    v->http = http;
    if (connect(v->fd, (struct sockaddr *)&a, sizeof a)) { perror("connect"); return 1; }
    int one = 1;
    setsockopt(v->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    char get[512];
    int n = http ? snprintf(get, sizeof get, "GET /video.bin HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                 : snprintf(get, sizeof get, "GET /live HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:4000\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n", port);
    if (write(v->fd, get, n) < 0) return 1;
    v->open = 1;
    struct epoll_event e = {.events = EPOLLIN, .data.u32 = i};
    epoll_ctl(poll, EPOLL_CTL_ADD, v->fd, &e);
  }
  fcntl(0, F_SETFL, O_NONBLOCK);
  struct epoll_event in = {.events = EPOLLIN, .data.u32 = (unsigned)-1};
  epoll_ctl(poll, EPOLL_CTL_ADD, 0, &in);
  double ack_at = now_ms();
  for (int run = 1; run;) {
    struct epoll_event es[256];
    int n = epoll_wait(poll, es, 256, 50);
    for (int k = 0; k < n; k++) {
      if (es[k].data.u32 == (unsigned)-1) {
        char word[64] = {0};
        ssize_t r = read(0, word, sizeof word - 1);
        if (r == 0 || strstr(word, "end")) run = 0;
        else if (strstr(word, "stall"))
          for (int i = count - stalled; i < count; i++) { vs[i].stalled = 1; epoll_ctl(poll, EPOLL_CTL_DEL, vs[i].fd, NULL); }
        else if (strstr(word, "resume"))
          for (int i = count - stalled; i < count; i++) {
            struct epoll_event e = {.events = EPOLLIN, .data.u32 = i};
            vs[i].stalled = 0;
            vs[i].bytes = 0;
            epoll_ctl(poll, EPOLL_CTL_ADD, vs[i].fd, &e);
          }
        continue;
      }
      Viewer *v = &vs[es[k].data.u32];
      if (v->open && pull(v, tickets[es[k].data.u32]) < 0) shut(v, poll);
    }
    if (!http && now_ms() - ack_at > 250) {
      ack_at = now_ms();
      for (int i = 0; i < count; i++) {
        Viewer *v = &vs[i];
        if (!v->open || v->stalled || v->seq == v->acked) continue;
        char text[32];
        snprintf(text, sizeof text, "{\"a\":%u}", v->acked = v->seq);
        send_text(v, text);
      }
    }
  }
  unsigned long long bytes = 0, stalled_bytes = 0;
  long messages = 0, resyncs = 0, open = 0, silent = 0;
  double last = 0, closed = 0;
  for (int i = 0; i < count; i++) {
    Viewer *v = &vs[i];
    int slow = i >= count - stalled;
    if (slow) { if (v->bytes > stalled_bytes) stalled_bytes = v->bytes; if (v->open) open++; continue; }
    bytes += v->bytes; messages += v->messages; resyncs += v->resyncs; open += v->open; silent += v->bytes < 10000;
    if (v->last > last) last = v->last;
    if (v->closed > closed) closed = v->closed;
  }
  printf("{\"bytes\":%llu,\"messages\":%ld,\"resyncs\":%ld,\"open\":%ld,\"silent\":%ld,\"last\":%.1f,\"closed\":%.1f,\"stalledBytes\":%llu}\n",
         bytes, messages, resyncs, open, silent, last, closed, stalled_bytes);
  return 0;
}

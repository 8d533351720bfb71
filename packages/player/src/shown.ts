const KEPT = 600;

/** Knows which picture is on screen: the newest whose start the clock of the element has reached. */
export class Shown {
  #pictures: { start: number; seq: number }[] = [];
  #acked = -1;

  arrived(seq: number, start: number): void {
    this.#pictures.push({ start, seq });
    if (this.#pictures.length > KEPT) this.#pictures.shift();
  }

  /** Sequence number to acknowledge, or null when nothing new has been shown. */
  next(current: number): number | null {
    let seq: number | null = null;
    for (const picture of this.#pictures) {
      // A clock that stands on the very start of a picture shows it.
      if (picture.start > current + 0.005) break;
      seq = picture.seq;
    }
    if (seq === null || seq <= this.#acked) return null;
    this.#acked = seq;
    this.#pictures = this.#pictures.filter((picture) => picture.seq > this.#acked);
    return seq;
  }
}

/**
 * Loaded into each child before its program: tells the starting process that the loop of this one turns, which a request
 * that is not answered in time does not say on a machine that is busy.
 */
const everyMs = 250;

if (process.channel) {
  setInterval(() => {
    if (process.connected) process.send?.('turns', undefined, undefined, () => {});
  }, everyMs).unref();
}

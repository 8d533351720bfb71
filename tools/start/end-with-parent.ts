/**
 * Loaded into each child before its program: ends it when the starting process is gone, however that ended.
 * The channel must not keep a program running that is done by itself.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

import { readConfig } from './config.ts';
import { Gateway } from './gateway.ts';
import { makeLog } from './log.ts';

try {
  const config = readConfig(process.env);
  const log = makeLog(config.logLevel);
  const gateway = new Gateway(config, log);
  const stop = () => {
    gateway.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  log.info({ port: await gateway.listen() }, 'gateway listens');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

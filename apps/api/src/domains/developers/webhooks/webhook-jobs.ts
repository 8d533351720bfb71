import { message } from '../../../kernel/call/message.ts';
import { findRow } from '../../../kernel/db/find-rows.ts';
import { type Job, job } from '../../../kernel/jobs/job.ts';
import { writeToAdmins } from '../../centres/centres.door.ts';
import { wakeSender } from './sender.ts';
import { DELIVER, WRITE_OFF } from './tasks.ts';

const deliver = job(DELIVER, { steps: ({ app, centre }, { webhook }) => wakeSender(app, centre, webhook) });

/** Once for each time it was switched off. */
const writeOff = job(WRITE_OFF, {
  run: async (ctx, { webhook }) => {
    const row = await findRow(ctx, 'webhook', { id: webhook, status: 'off' });
    if (!row) return;
    const host = new URL(row.url).host;
    const said =
      row.off_reason === 'gone'
        ? message('letters.webhook.gone', { host })
        : message('letters.webhook.failing', { host });
    await writeToAdmins(
      ctx,
      'webhook_off',
      () => ({
        subject: message('letters.webhook.subject', { host }),
        lines: [said, message('letters.webhook.again')],
        button: { label: message('letters.webhook.button'), path: '/developers/webhooks' },
      }),
      `webhook off:${webhook}:${row.updated_at.toISOString()}`,
    );
  },
});

/** What sends webhooks, and writes to the admins of those that were switched off. */
export const webhookJobs: readonly Job[] = [deliver, writeOff];

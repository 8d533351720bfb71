import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { cards } from './stripe-cards.ts';

/** An object as Stripe's API shows it. */
export type Thing = Record<string, unknown> & { readonly id: string; readonly object: string };
type Params = { readonly [key: string]: string };

/** How it answers one request otherwise: before it did anything, or after, so that money was taken and nobody heard. */
export type Mischief = 'hang-before' | 'hang-after' | '500-before' | '500-after' | 'busy';

export interface StripeStandIn {
  /** For STRIPE_URL. */
  readonly url: string;
  /** All that exists, by id. */
  readonly things: Map<string, Thing>;
  readonly events: Thing[];
  /** Method, path and idempotency key of each request that came. */
  readonly asked: string[];
  /** What befalls the next requests whose path begins so, one each. */
  readonly mischief: { readonly path: string; readonly how: Mischief }[];
  /** A price as the account has it. */
  price(unit_amount: number): Thing;
  /** Cents of all charges that went through. */
  taken(): number;
  /** Somebody has given a card or bank account on its page: the session is complete. */
  complete(session: string, card?: keyof typeof cards): Thing;
  /** Changes an object as Stripe would, and tells of it by an event. */
  turn(id: string, kind: string, values: Record<string, unknown>): Thing;
  /** A dispute over what an intent took. */
  dispute(intent: string, status: string): Thing;
  /** A refund made on Stripe's own pages. */
  refund(intent: string, amount: number): Thing;
  close(): Promise<void>;
}

class No extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  constructor(status: number, body: Record<string, unknown>) {
    super(String(body.message ?? body.code));
    this.status = status;
    this.body = body;
  }
}
const missing = (id: string) =>
  new No(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: '${id}'` });

/** An answer that ends in the middle. One that never begins would be asked for again by the client itself. */
const breakOff = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
  response.write('{', () => response.destroy());
};

/** A stand-in of Stripe's API: objects, idempotency, events and its page for cards, for one account in test mode. */
export const openStripe = async (secretKey: string, now: () => Date): Promise<StripeStandIn> => {
  const things = new Map<string, Thing>();
  const events: Thing[] = [];
  const asked: string[] = [];
  const mischief: { path: string; how: Mischief }[] = [];
  const kept = new Map<string, { readonly params: string; readonly status: number; readonly body: unknown }>();
  const seconds = () => Math.floor(now().getTime() / 1000);

  const put = (prefix: string, object: string, values: Record<string, unknown>): Thing => {
    const thing = {
      id: `${prefix}_${randomBytes(12).toString('hex')}`,
      object,
      created: seconds(),
      livemode: false,
      ...values,
    };
    things.set(thing.id, thing);
    return thing;
  };
  const get = (id: string): Thing => {
    const thing = things.get(id);
    if (!thing) throw missing(id);
    return thing;
  };
  const tell = (type: string, thing: Thing): void => {
    events.unshift({
      id: `evt_${randomBytes(12).toString('hex')}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(),
      livemode: false,
      type,
      data: { object: { ...thing } },
    });
  };
  const turn = (id: string, type: string, values: Record<string, unknown>): Thing => {
    const thing = { ...get(id), ...values };
    things.set(id, thing);
    tell(type, thing);
    return thing;
  };
  const metadata = (params: Params, within = 'metadata') =>
    Object.fromEntries(
      Object.entries(params).flatMap(([key, value]) =>
        key.startsWith(`${within}[`) ? [[key.slice(within.length + 1, -1), value]] : [],
      ),
    );
  const goesOf = (method: string): string => {
    const { type, card } = get(method);
    const last4 = typeof card === 'object' && card !== null ? Reflect.get(card, 'last4') : undefined;
    const found = Object.values(cards).find(
      (one) => one.type === type && ('card' in one ? one.card.last4 : undefined) === last4,
    );
    return found?.goes ?? 'declined';
  };

  const intend = (params: Params): Thing => {
    const amount = Number(params.amount);
    if (!Number.isInteger(amount) || amount < 50)
      throw new No(400, { type: 'invalid_request_error', code: 'amount_too_small', message: 'Amount too small' });
    const method = get(params.payment_method ?? '');
    if (method.customer !== params.customer)
      throw new No(400, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: 'Not attached to this customer.',
      });
    const goes = goesOf(method.id);
    const no = goes === 'declined' || goes === 'authentication';
    const code = goes === 'declined' ? 'card_declined' : 'authentication_required';
    const error = {
      type: 'card_error',
      code,
      ...(goes === 'declined' ? { decline_code: 'insufficient_funds' } : {}),
      message: 'Your card was declined.',
    };
    const intent = put('pi', 'payment_intent', {
      amount,
      amount_received: goes === 'succeeded' ? amount : 0,
      currency: params.currency,
      customer: params.customer,
      payment_method: method.id,
      metadata: metadata(params),
      status: no ? 'requires_payment_method' : goes === 'slow' ? 'processing' : 'succeeded',
      last_payment_error: no ? error : null,
    });
    tell(
      no ? 'payment_intent.payment_failed' : goes === 'slow' ? 'payment_intent.processing' : 'payment_intent.succeeded',
      intent,
    );
    if (no) throw new No(402, { ...error, payment_intent: intent });
    return intent;
  };
  const giveBack = (params: Params): Thing => {
    const intent = get(params.payment_intent ?? '');
    const amount = Number(params.amount);
    const gone = [...things.values()].reduce(
      (sum, one) =>
        sum +
        (one.object === 'refund' && one.payment_intent === intent.id && one.status !== 'failed'
          ? Number(one.amount)
          : 0),
      0,
    );
    if (amount + gone > Number(intent.amount_received))
      throw new No(400, {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: 'Refund amount is greater than unrefunded amount.',
      });
    const status = goesOf(String(intent.payment_method)) === 'slow' ? 'pending' : 'succeeded';
    const refund = put('re', 'refund', {
      amount,
      payment_intent: intent.id,
      reason: null,
      status,
      metadata: metadata(params),
    });
    tell('refund.created', refund);
    return refund;
  };
  const listed = (object: string, params: Params) => ({
    object: 'list',
    has_more: false,
    url: '/v1',
    data: [...things.values()].filter(
      (one) =>
        one.object === object &&
        (!params.customer || one.customer === params.customer) &&
        (!params.subscription || one.subscription === params.subscription) &&
        (!params.payment_intent || one.payment_intent === params.payment_intent),
    ),
  });
  const expanded = (session: Thing) => {
    const setup = session.setup_intent ? get(String(session.setup_intent)) : null;
    return { ...session, setup_intent: setup && { ...setup, payment_method: get(String(setup.payment_method)) } };
  };

  /** Cents of the first line of a page: of a price that stands, or of one told along. */
  const amountOf = (params: Params): number => {
    const price = params['line_items[0][price]'];
    return Number(price ? get(price).unit_amount : params['line_items[0][price_data][unit_amount]']);
  };

  const payInvoice = (id: string, method: string): Thing => {
    const invoice = get(id);
    if (invoice.status !== 'open')
      throw new No(400, {
        type: 'invalid_request_error',
        code: 'invoice_not_editable',
        message: 'Invoice is already paid',
      });
    if (goesOf(method) !== 'succeeded')
      throw new No(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
    const paid = { status: 'paid', amount_paid: invoice.total, status_transitions: { paid_at: seconds() } };
    return turn(id, 'invoice.paid', paid);
  };

  const answer = (method: string, path: string, params: Params): unknown => {
    const [, , kind = '', a = '', b = '', c = ''] = path.split('/');
    const [id, act] = kind === 'checkout' ? [b, c] : [a, b];
    if (method === 'GET' && kind === 'events')
      return {
        object: 'list',
        has_more: false,
        url: '/v1/events',
        data: events.filter(({ created }) => Number(created) >= Number(params['created[gte]'] ?? 0)),
      };
    if (method === 'GET' && !id)
      return listed(kind === 'refunds' ? 'refund' : kind === 'invoices' ? 'invoice' : 'payment_intent', params);
    if (method === 'GET') return kind === 'checkout' ? expanded(get(id)) : get(id);
    if (kind === 'billing_portal')
      return put('bps', 'billing_portal.session', {
        customer: params.customer,
        url: `${url}/portal/${params.customer}`,
      });
    if (kind === 'prices') return put('price', 'price', { unit_amount: Number(params.unit_amount), currency: 'usd' });
    if (kind === 'subscriptions') {
      const { data } = Object(get(id).items);
      const items = { object: 'list', data: [{ ...data[0], price: get(params['items[0][price]'] ?? '') }] };
      const proration = params.proration_behavior;
      return turn(id, 'customer.subscription.updated', { items, metadata: metadata(params), proration });
    }
    if (kind === 'customers' && id)
      return turn(id, 'customer.updated', { default_method: params['invoice_settings[default_payment_method]'] });
    if (kind === 'invoices' && act === 'pay') return payInvoice(id, params.payment_method ?? '');
    if (kind === 'customers') return put('cus', 'customer', { email: params.email ?? null, name: params.name ?? null });
    if (kind === 'checkout') {
      const session = put('cs_test', 'checkout.session', {
        mode: params.mode,
        customer: params.customer,
        status: 'open',
        setup_intent: null,
        payment_status: params.mode === 'subscription' ? 'unpaid' : 'no_payment_required',
        amount_total: params.mode === 'subscription' ? amountOf(params) : null,
        customer_email: params.customer_email ?? null,
        subscription: null,
        of_subscription: metadata(params, 'subscription_data[metadata]'),
        success_url: params.success_url,
        client_reference_id: params.client_reference_id ?? null,
        metadata: metadata(params),
      });
      return Object.assign(session, { url: `${url}/pay/${session.id}` });
    }
    if (kind === 'payment_intents' && act === 'cancel')
      return turn(id, 'payment_intent.canceled', { status: 'canceled' });
    if (kind === 'payment_intents') return intend(params);
    if (kind === 'refunds') return giveBack(params);
    if (kind === 'payment_methods' && act === 'detach') return Object.assign(get(id), { customer: null });
    throw missing(path);
  };

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const at = new URL(request.url ?? '/', url);
    const method = request.method ?? 'GET';
    const body = await text(request);
    const params = Object.fromEntries(new URLSearchParams(method === 'GET' ? at.search : body));
    const key = String(request.headers['idempotency-key'] ?? '');
    const send = (status: number, json: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    const page = /^\/pay\/(\w+)$/.exec(at.pathname)?.[1];
    if (page) {
      complete(page);
      const back = String(get(page).success_url).replace('{CHECKOUT_SESSION_ID}', page);
      return void response.writeHead(303, { location: back }).end();
    }
    asked.push(`${method} ${at.pathname} ${key}`.trim());
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return void send(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
    const next = mischief.findIndex(({ path }) => at.pathname.startsWith(path));
    const how = next < 0 ? null : mischief.splice(next, 1)[0]?.how;
    if (how === 'hang-before') return breakOff(response);
    if (how === '500-before') return void send(500, { error: { type: 'api_error', message: 'Something went wrong' } });
    if (how === 'busy')
      return void send(429, {
        error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' },
      });
    const before = key && method === 'POST' ? kept.get(key) : undefined;
    if (before && before.params !== `${at.pathname}?${body}`)
      return void send(400, {
        error: {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        },
      });
    let done = before;
    if (!done) {
      try {
        done = { params: `${at.pathname}?${body}`, status: 200, body: answer(method, at.pathname, params) };
      } catch (error) {
        if (!(error instanceof No)) throw error;
        done = { params: `${at.pathname}?${body}`, status: error.status, body: { error: error.body } };
      }
      if (key && method === 'POST') kept.set(key, { ...done, body: structuredClone(done.body) });
    }
    if (how === 'hang-after') return breakOff(response);
    if (how === '500-after') return void send(500, { error: { type: 'api_error', message: 'Something went wrong' } });
    send(done.status, done.body);
  };

  const complete = (session: string, card: keyof typeof cards = 'visa'): Thing => {
    const { goes, ...shown } = cards[card];
    const found = get(session);
    if (found.mode === 'subscription') {
      if (goes !== 'succeeded') return found;
      const customer = found.customer
        ? get(String(found.customer))
        : put('cus', 'customer', { email: found.customer_email });
      const until = seconds() + 30 * 86_400;
      const items = { object: 'list', data: [{ id: 'si', object: 'subscription_item', current_period_end: until }] };
      const subscription = put('sub', 'subscription', {
        customer: customer.id,
        status: 'active',
        items,
        metadata: found.of_subscription,
      });
      const total = Number(found.amount_total);
      const line = { description: 'A plan', amount: total, period: { start: seconds(), end: until } };
      put('in', 'invoice', {
        subscription: subscription.id,
        number: `NEST-${things.size}`,
        status: 'paid',
        total,
        amount_paid: total,
        due_date: null,
        status_transitions: { paid_at: seconds() },
        hosted_invoice_url: `${url}/invoice`,
        invoice_pdf: `${url}/invoice/pdf`,
        lines: { object: 'list', data: [line] },
      });
      const paid = { status: 'complete', payment_status: 'paid', customer: customer.id, subscription: subscription.id };
      return turn(session, 'checkout.session.completed', paid);
    }
    const { customer } = found;
    const method = put('pm', 'payment_method', { ...shown, customer });
    const setup = put('seti', 'setup_intent', { customer, payment_method: method.id, status: 'succeeded' });
    return turn(session, 'checkout.session.completed', { status: 'complete', setup_intent: setup.id });
  };

  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url,
    things,
    events,
    asked,
    mischief,
    taken: () =>
      [...things.values()].reduce(
        (sum, one) => sum + (one.object === 'payment_intent' ? Number(one.amount_received) : 0),
        0,
      ),
    price: (unit_amount) => put('price', 'price', { unit_amount, currency: 'usd' }),
    complete,
    turn,
    dispute: (intent, status) => {
      const dispute = put('dp', 'dispute', {
        payment_intent: intent,
        amount: get(intent).amount_received,
        reason: 'fraudulent',
        status,
      });
      tell('charge.dispute.created', dispute);
      return dispute;
    },
    refund: (payment_intent, amount) => giveBack({ payment_intent, amount: String(amount) }),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};

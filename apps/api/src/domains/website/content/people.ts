import { declined, message } from '../../../kernel/call/call.ts';
import { flag, richText, text } from '../../../kernel/call/input.ts';
import { WebsiteProgram, WebsiteStaffMember, WebsiteTestimonial } from '../website.entities.ts';
import { img, order } from '../website.inputs.ts';
import { sitePrograms, siteStaff, testimonials } from '../website.reach.ts';
import { content } from './content.ts';
import { gone, says } from './says.ts';
import { flagOf, numberOf, textsOf } from './texts.ts';

const details = { details: richText(20_000).nullish(), details_es: richText(20_000).nullish() };
const line = () => text(0, 200).nullish();

export const staffCalls = content(WebsiteStaffMember, {
  name: 'StaffMember',
  names: 'StaffMembers',
  called: 'website staff member',
  reach: siteStaff,
  required: { name: text(1, 200) },
  optional: { title: line(), img, ...details, order: order.optional(), title_es: line(), status: flag().optional() },
  bad: 'an empty name gets Error',
  columns: (_, given) => ({
    set: {
      name: given.name,
      ...textsOf(given, 'title', 'title_es', 'details', 'details_es', 'img'),
      sort: numberOf(given.order) ?? undefined,
      status: flagOf(given.status),
    },
  }),
  order: ['sort'],
  gone,
  says,
});

export const programCalls = content(WebsiteProgram, {
  name: 'Program',
  names: 'Programs',
  called: 'website program',
  reach: sitePrograms,
  required: { name: text(1, 200) },
  optional: {
    ...details,
    img,
    age: text(0, 100).nullish(),
    order: order.optional(),
    name_es: line(),
    age_es: text(0, 100).nullish(),
    status: flag().optional(),
  },
  bad: 'an empty name gets Error',
  columns: (_, given) => ({
    set: {
      name: given.name,
      ...textsOf(given, 'name_es', 'age', 'age_es', 'details', 'details_es', 'img'),
      sort: numberOf(given.order) ?? undefined,
      status: flagOf(given.status),
    },
  }),
  order: ['sort'],
  gone,
  says,
});

export const testimonialCalls = content(WebsiteTestimonial, {
  name: 'Testimonial',
  names: 'Testimonials',
  called: 'website testimonial',
  reach: testimonials,
  required: { name: text(1, 200), text: text(1, 2000) },
  optional: {
    img,
    status: flag().optional(),
    text_es: text(0, 2000).nullish(),
    agreed_by: line(),
  },
  bad: 'an empty text, or showing it without who agreed, gets Error',
  columns: (_, given, before) => {
    const { text: words, name } = given;
    const texts = textsOf(given, 'text_es', 'agreed_by', 'img');
    const shown = flagOf(given.status) ?? before?.status ?? false;
    const agreed = texts.agreed_by === undefined ? (before?.agreed_by ?? null) : texts.agreed_by;
    if (shown && agreed === null)
      return declined(message('website.whoAgreed'), { field: 'agreed_by', code: 'REQUIRED' });
    return { set: { name, text: words, ...texts, status: flagOf(given.status) } };
  },
  hasStatus: true,
  order: ['name'],
  gone,
  says,
});

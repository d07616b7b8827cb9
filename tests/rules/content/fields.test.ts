import { expect, test } from 'vitest';
import { CAR_BODIES } from '../../../src/drawings/bodies/bodies.ts';
import { SCENE_ART } from '../../../src/drawings/scene.ts';
import { couponsSchema, serviceSchema } from '../../../src/schema/schema.ts';
import { edited, fieldsOf, problemsWith } from '../../support/sample-content.ts';

const wholeLinks = 'Write [words](/path), [words](https://…), [words](mailto:…) or [words]({phone.link}), with %28 and %29 for parentheses in an address.';
const noMarkup = (found: string): string => `It must not have HTML or Markdown, but "${found}" would be printed as it is. Write only the words.`;

test.each<[what: string, file: string, passage: string, replacement: string, ...problems: string[]]>([
  // Missing, unknown and misspelled fields
  ['a field is missing from an item', 'coupons.yaml', '  - id: free-check\n    value: free', '  - value: free', 'content/coupons.yaml:2:5  "id" is missing from item 1 of "coupons". It must be lower-case words joined by hyphens, such as land-rover.'],
  ['a field is missing from the file', 'pages/about.yaml', 'heading: About the shop\n', '', 'content/pages/about.yaml:1:1  "heading" is missing from this file. It must be text on a single line.'],
  ['a group is missing', 'services/oil.yaml', '  bring: { heading: Bring, paragraph: Bring. }\n', '', 'content/services/oil.yaml:14:1  "bring" is missing from "answers". It must be a group of fields: heading, paragraph, bullets.'],
  ['a field with a form is missing', 'shop.yaml', ', close: "14:00"', '', 'content/shop.yaml:12:7  "close" is missing from item 2 of "shop". It must be a time from "00:00" to "23:59", such as "08:00". The end of a day is "23:59".'],
  ['a field of a long list is unknown', 'labels.yaml', 'skip: skip text', 'skip: skip text\nbackground: red', 'content/labels.yaml:2:1  "background" is not a field of this file. Correct its name or remove it.'],
  ['a required field is misspelled, reported once', 'coupons.yaml', 'newCustomers', 'newCustomer', 'content/coupons.yaml:10:5  "newCustomer" is not a field of item 2 of "coupons". Did you mean "newCustomers"?'],
  [
    'several fields are unknown, each reported',
    'coupons.yaml',
    '    note: One use.',
    '    nota: One use.\n    colour: red',
    'content/coupons.yaml:11:5  "nota" is not a field of item 2 of "coupons". Did you mean "note"?',
    `content/coupons.yaml:12:5  "colour" is not a field of item 2 of "coupons". The fields here are ${fieldsOf(couponsSchema.entries.coupons.item)}.`,
  ],
  ['a field has the name of something that every object has', 'coupons.yaml', '    note: One use.', '    constructor: x', `content/coupons.yaml:11:5  "constructor" is not a field of item 2 of "coupons". The fields here are ${fieldsOf(couponsSchema.entries.coupons.item)}.`],

  // Types
  ['a phone has no quotes', 'shop.yaml', '"+12025550123"', '+12025550123', 'content/shop.yaml:2:8  "phone" is the number 12025550123. It must be text. Put it in quotes: "+12025550123".'],
  ['a time has no quotes', 'shop.yaml', 'open: "08:00", close: "17', 'open: 0800, close: "17', 'content/shop.yaml:11:30  "open" is the number 800. It must be text. Put it in quotes: "0800".'],
  ['a number is text', 'inspections/state.yaml', 'amount: 20,', 'amount: $20,', 'content/inspections/state.yaml:9:21  "amount" is "$20". It must be a number, written without quotes or signs, such as 20.'],
  ['yes is written for true', 'makes/acura.yaml', 'inMenu: true', 'inMenu: yes', 'content/makes/acura.yaml:3:9  "inMenu" is "yes". It must be true or false, without quotes.'],
  ['a text is left out', 'faq.yaml', 'question: When are you open?', 'question:', 'content/faq.yaml:3:5  "question" is empty. It must be text on a single line.'],
  ['a text is spaces', 'faq.yaml', 'question: When are you open?', 'question: "  "', 'content/faq.yaml:3:15  "question" is empty. It needs a value.'],
  ['a text begins with #', 'faq.yaml', 'question: When are you open?', 'question: #1 question', 'content/faq.yaml:3:5  "question" is empty. It must be text on a single line. The text after # is a comment. If it is part of the text, put the text in quotes.'],
  ['a text begins with a placeholder', 'faq.yaml', 'question: When are you open?', 'question: {town}', 'content/faq.yaml:3:15  "question" is a group of fields. It must be text. Text that begins with { or [ must be in quotes.'],
  [
    'a text in a list holds a colon',
    'makes/acura.yaml',
    'models: [A, B]',
    'models:\n  - A\n  - Note: this',
    'content/makes/acura.yaml:13:5  Item 2 of "models" is a group of fields. It must be text. If it is one text, put it in quotes: it holds a colon followed by a space, or begins with a hyphen.',
  ],
  ['a heading runs over two lines', 'faq.yaml', 'question: When are you open?', 'question: "When\n\n      open?"', 'content/faq.yaml:3:15  "question" is "When open?". It must be text on a single line.'],
  ['a heading holds a character that no page shows', 'faq.yaml', 'question: When are you open?', 'question: "When\\0?"', 'content/faq.yaml:3:15  "question" is "When\ufffd?". It must not have the control character U+0000, which no page can show: type that part again.'],
  ['a heading holds a tab', 'faq.yaml', 'question: When are you open?', 'question: "When\\t?"', 'content/faq.yaml:3:15  "question" is "When ?". It must not have the control character U+0009, which no page can show: type that part again.'],
  ['a paragraph holds the code that colors a terminal', 'faq.yaml', 'We are open {hours.shop}.', '"We\\e[31m are open"', 'content/faq.yaml:4:13  "answer" is "We\ufffd[31m are open". It must not have the control character U+001B, which no page can show: type that part again.'],
  ['a paragraph holds lines and tabs', 'faq.yaml', 'We are open {hours.shop}.', '"We\\n\\tare open."'],
  ['a link leads to an anchor of no page', 'faq.yaml', 'We are open', 'We are [open](#hours)', `content/faq.yaml:4:13  "answer" is "We are [open](#hours) Mon-Fri 8AM-5PM, Sat 8AM-2PM.". It must have only complete links, but "[open](#hours)" is not one and would be printed as it is. ${wholeLinks}`],
  ['a link is not https', 'faq.yaml', 'We are open', 'We are [open](http://a.example) as [they](https://a.example) are', `content/faq.yaml:4:13  "answer" is "We are [open](http://a.example) as [they](https://a.example)…". It must have only complete links, but "[open](http://a.example)" is not one and would be printed as it is. ${wholeLinks}`],
  ['a link leads to the phone for people', 'faq.yaml', 'We are open', 'Well [call](tel:{phone})', `content/faq.yaml:4:13  "answer" is "Well [call](tel:(202) 555-0123) Mon-Fri 8AM-5PM, Sat 8AM-2PM…". It must have only complete links, but "[call](tel:(202)" is not one and would be printed as it is. ${wholeLinks}`],
  ['a link is in a paragraph that allows none', 'makes/acura.yaml', 'Care for your {make}.', 'Care for your [car](/services).', 'content/makes/acura.yaml:7:8  "intro" is "Care for your [car](/services).". It must not have a link, such as "[car](/services)". Write only the words.'],
  ['a link is in a heading', 'faq.yaml', 'question: When', 'question: When [on holidays](/about)', 'content/faq.yaml:3:15  "question" is "When [on holidays](/about) are you open?". It must not have a link, such as "[on holidays](/about)". Write only the words.'],
  ['a paragraph holds HTML', 'faq.yaml', 'We are open', 'We are <b>open</b>', `content/faq.yaml:4:13  "answer" is "We are <b>open</b> Mon-Fri 8AM-5PM, Sat 8AM-2PM.". ${noMarkup('<b>')}`],
  ['a paragraph holds HTML with an attribute', 'faq.yaml', 'We are open', "We are <span class='x'>open</span>", `content/faq.yaml:4:13  "answer" is "We are <span class='x'>open</span> Mon-Fri 8AM-5PM, Sat 8AM-…". ${noMarkup("<span class='x'>")}`],
  ['a plain paragraph holds Markdown', 'makes/acura.yaml', 'Care for your {make}.', 'Care for **your** car.', `content/makes/acura.yaml:7:8  "intro" is "Care for **your** car.". ${noMarkup('**your**')}`],
  ['a heading holds the code of a sign', 'faq.yaml', 'question: When', 'question: Tires &amp; wheels, when', `content/faq.yaml:3:15  "question" is "Tires &amp; wheels, when are you open?". ${noMarkup('&amp;')}`],
  ["a customer's words hold the signs of Markdown", 'reviews.yaml', 'All good.', 'All **good**.'],
  ['a paragraph holds the same signs with another meaning', 'faq.yaml', 'We are open', 'A&B*, A & B; Q&As; 1 <2, 3 ** 4, x <y and y> z, <{email}>, tires**, brakes**.'],
  ['links lead to a page, a site, a mailbox and a phone', 'faq.yaml', 'We are open', "'[A](/a#b) [b](https://b.example) [{email}](mailto:{email}) [call](tel:+12025550111) [us]({phone.link})' #"],
  ['a list is a text', 'makes/acura.yaml', 'models: [A, B]', 'models: A', 'content/makes/acura.yaml:11:9  "models" is "A". It must be a list: one line for each item, each beginning with a hyphen and a space.'],
  ['a group is a text', 'shop.yaml', '{ latitude: 38.8, longitude: -77.4 }', 'here', 'content/shop.yaml:7:8  "point" is "here". It must be a group of fields: latitude, longitude.'],
  ['a group is a list', 'shop.yaml', '{ latitude: 38.8, longitude: -77.4 }', '[38.8, -77.4]', 'content/shop.yaml:7:8  "point" is a list. It must be a group of fields: latitude, longitude.'],
  ['a group is left out', 'shop.yaml', '{ latitude: 38.8, longitude: -77.4 }', '', 'content/shop.yaml:7:1  "point" is empty. It must be a group of fields: latitude, longitude.'],

  // Words to choose from, lengths and bounds
  ['a word of a list is misspelled', 'pages/about.yaml', 'art: bays', 'art: bay', `content/pages/about.yaml:7:6  "art" is "bay". It must be one of ${SCENE_ART.join(', ')}. Did you mean "bays"?`],
  [
    'a word is not in the list',
    'makes/acura.yaml',
    'body: sedan',
    'body: convertible',
    `content/makes/acura.yaml:4:7  "body" is "convertible". It must be one of ${CAR_BODIES.join(', ')}.`,
  ],
  ['a title is too short', 'makes/acura.yaml', 'title: Acura repair near you', 'title: Acura', 'content/makes/acura.yaml:5:8  "title" has 5 characters. It must have 15 to 65 characters.'],
  ['a title is too long once it is filled in', 'makes/acura.yaml', 'title: Acura repair near you', 'title: Acura repair at {address}, and so many more words than fit', 'content/makes/acura.yaml:5:8  "title" has 77 characters. It must have 15 to 65 characters. That includes the words for {address}. Shorten the others.'],
  ['a description is too short', 'pages/home.yaml', 'About home, in enough words to be a description of its own page.', 'Home.', 'content/pages/home.yaml:2:14  "description" has 5 characters. It must have 50 to 160 characters.'],
  ['a make has two paragraphs', 'makes/acura.yaml', '[One., Two., Three.]', '[One., Two.]', 'content/makes/acura.yaml:9:13  "paragraphs" has 2 items. It must be three paragraphs.'],
  ['a list is empty', 'makes/acura.yaml', 'models: [A, B]', 'models: []', 'content/makes/acura.yaml:11:9  "models" has 0 items. It must have at least 1.'],
  ['a heading has no text', 'services/oil.yaml', 'heading: Bring, paragraph: Bring.', 'heading: Bring', 'content/services/oil.yaml:20:10  "bring" is a group of fields. It must have "paragraph" or "bullets".'],
  ['a heading has no bullets', 'services/oil.yaml', 'heading: Bring, paragraph: Bring.', 'heading: Bring, bullets: []', 'content/services/oil.yaml:20:37  "bullets" has 0 items. It must have at least 1.'],
  ['a part of a block has no text', 'services/oil.yaml', 'paragraph: Text of', 'subheading: Text of', 'content/services/oil.yaml:13:9  Item 1 of "sections" is a group of fields. It must have "paragraph" or "bullets".'],
  ['coupons have no terms', 'pages/coupons.yaml', 'terms: [One]', 'terms: []', 'content/pages/coupons.yaml:7:8  "terms" has 0 items. It must have at least 1.'],
  ['an application has no steps', 'pages/careers.yaml', 'items: [Name]', 'items: []', 'content/pages/careers.yaml:8:51  "items" has 0 items. It must have at least 1.'],
  ['an inspection has nothing good to know', 'inspections/state.yaml', 'points: [One]', 'points: []', 'content/inspections/state.yaml:12:59  "points" has 0 items. It must have at least 1.'],
  ['there are no towns', 'towns.yaml', 'towns:\n  - { name: Centreville, latitude: 38.8, longitude: -77.4 }\n  - { name: Clifton, latitude: 38.7, longitude: -77.3 }', 'towns: []', 'content/towns.yaml:1:8  "towns" has 0 items. It must have at least 1.'],
  ['a latitude is out of range', 'shop.yaml', 'latitude: 38.8', 'latitude: 388', 'content/shop.yaml:7:20  "latitude" is the number 388. It must be 90 or less.'],
  ['a service says its number', 'services/oil.yaml', 'name: oil', 'name: oil\norder: 2', `content/services/oil.yaml:3:1  "order" is not a field of this file. The fields here are ${fieldsOf(serviceSchema)}.`],
  ['years in business begin with a word', 'shop.yaml', '25+ years', 'Over 25 years', 'content/shop.yaml:22:20  "yearsInBusiness" is "Over 25 years". It must be a number, with a + if it is more, a space and words, such as 10+ years.'],
  ['years in business are a number alone', 'shop.yaml', '25+ years', '"25"', 'content/shop.yaml:22:20  "yearsInBusiness" is "25". It must be a number, with a + if it is more, a space and words, such as 10+ years.'],
  ['years in business are a number and words', 'shop.yaml', '25+ years', '3 good years'],
  ['a price has cents', 'inspections/state.yaml', 'amount: 20,', 'amount: 20.50,', 'content/inspections/state.yaml:9:21  "amount" is the number 20.5. It must be whole dollars.'],
  ['a price is negative', 'inspections/state.yaml', 'amount: 20,', 'amount: -20,', 'content/inspections/state.yaml:9:21  "amount" is the number -20. It must be 0 or more.'],
  ['reviews without stars', 'shop.yaml', 'rating: 4.4', 'rating: 0', 'content/shop.yaml:27:11  "rating" is the number 0. It must be 1 or more, unless "reviewCount" is 0.'],
  ['a review has half a star', 'reviews.yaml', 'rating: 5', 'rating: 4.5', 'content/reviews.yaml:2:55  "rating" is the number 4.5. It must be a whole number.'],
  ['a quote is too long', 'reviews.yaml', '{ id: three, name: Ann B., text: All', `{ id: three, name: Ann B., text: All${' so'.repeat(24)}`, 'content/reviews.yaml:5:38  "text" is "All so so so so so so so so so so so so so so so so so so so…". It must have 25 words or fewer. Stop at the end of a sentence, or choose another review.'],
  ['a quote has as many words as may be', 'reviews.yaml', '{ id: three, name: Ann B., text: All', `{ id: three, name: Ann B., text: All${' so'.repeat(23)}`],

  // Coupons
  ['a coupon has no value', 'coupons.yaml', '    value: 20\n', '', 'content/coupons.yaml:7:5  "value" is missing from item 2 of "coupons". It must be the word free, or whole dollars without a sign, such as 20.'],
  ['free work has no name', 'coupons.yaml', '    work: brake check\n', '', 'content/coupons.yaml:3:12  "value" is "free". It must be whole dollars where there is no "work". For free work, name the work on a separate line: "work: oil check".'],
  ['dollars off name free work', 'coupons.yaml', '    note: One use.', '    work: wash', 'content/coupons.yaml:11:11  "work" is "wash". It must be left out where "value" is dollars.'],
  ['dollars off are tied to a purchase', 'coupons.yaml', '    note: One use.', '    with: a wash', 'content/coupons.yaml:11:11  "with" is "a wash". It must be left out where "value" is dollars.'],
  ['free work has a minimum', 'coupons.yaml', '    work: brake check', '    work: brake check\n    minimum: 5', 'content/coupons.yaml:5:14  "minimum" is the number 5. It must be left out where "value" is free.'],
  ['a tax without a minimum', 'coupons.yaml', '    minimum: 500', '    beforeTax: true', 'content/coupons.yaml:9:16  "beforeTax" is true. It must be left out where there is no "minimum".'],

  // Forms
  ['a phone is not E.164', 'shop.yaml', '"+12025550123"', '(202) 555-0123', 'content/shop.yaml:2:8  "phone" is "(202) 555-0123". It must be a phone number with + and the country code, without spaces, such as +12025550123. After +1 there are ten digits.'],
  ['a phone is one digit short', 'shop.yaml', '"+12025550123"', '"+1202555012"', 'content/shop.yaml:2:8  "phone" is "+1202555012". It must be a phone number with + and the country code, without spaces, such as +12025550123. After +1 there are ten digits.'],
  ['a phone is in another country', 'shop.yaml', '"+12025550123"', '"+442079460018"'],
  ['an address is not https', 'shop.yaml', 'https://www.deq', 'http://www.deq', 'content/shop.yaml:30:23  "emissionsAuthority" is "http://www.deq.virginia.gov/air". It must be a full https address, such as https://example.com/page.'],
  ['an address cannot be read', 'shop.yaml', 'https://www.deq.virginia.gov/air', 'https://[x.y', 'content/shop.yaml:30:23  "emissionsAuthority" is "https://[x.y". It must be a full https address, such as https://example.com/page.'],
  ['the origin ends with a slash', 'shop.yaml', 'corner.example\naddress', 'corner.example/\naddress', 'content/shop.yaml:4:9  "origin" is "https://www.corner.example/". It must end with the domain, without a slash, such as https://www.example.com.'],
  ['an e-mail address is not one', 'shop.yaml', 'desk@corner.example', 'desk at corner', 'content/shop.yaml:3:8  "email" is "desk at corner". It must be an e-mail address, such as name@example.com.'],
  ['a time zone does not exist', 'shop.yaml', 'America/New_York', 'America/NewYork', 'content/shop.yaml:8:11  "timeZone" is "America/NewYork". It must be a time zone with a region and a city, such as America/New_York.'],
  ['a time zone knows no summer', 'shop.yaml', 'America/New_York', 'EST', 'content/shop.yaml:8:11  "timeZone" is "EST". It must be a time zone with a region and a city, such as America/New_York.'],
  ['a time zone is a fixed offset', 'shop.yaml', 'America/New_York', 'Etc/GMT+5', 'content/shop.yaml:8:11  "timeZone" is "Etc/GMT+5". It must be a time zone with a region and a city, such as America/New_York.'],
  ['a slug has a space', 'coupons.yaml', 'id: free-check', 'id: Free Check', 'content/coupons.yaml:2:9  "id" is "Free Check". It must be lower-case words joined by hyphens, such as land-rover.'],
  ['a path has no slash', 'services/oil.yaml', '    sections:', '    ctaHref: coupons\n    sections:', 'content/services/oil.yaml:12:14  "ctaHref" is "coupons". It must be a path on this site that starts with one slash, such as /coupons.'],
  [
    'a photo has a space in its name',
    'services/oil.yaml',
    '    sections:',
    '    imageUrl: my photo.jpg\n    sections:',
    'content/services/oil.yaml:12:15  "imageUrl" is "my photo.jpg". It must be a file name inside content/images, such as bays.jpg, or a full https address.',
  ],

  // Hours and dates
  ['hours end when they start', 'shop.yaml', 'open: "08:00", close: "17:00"', 'open: "08:00", close: "08:00"', 'content/shop.yaml:11:46  "close" is "08:00". It must be later than open, such as open: "08:00", close: "17:00". The end of a day is "23:59". Hours after midnight are a line for the next day, from "00:00".'],
  ['a time is not one, reported once', 'shop.yaml', 'open: "08:00", close: "17:00"', 'open: "25:00", close: "17:00"', 'content/shop.yaml:11:30  "open" is "25:00". It must be a time from "00:00" to "23:59", such as "08:00". The end of a day is "23:59".'],
  ['a day is not one', 'shop.yaml', 'days: Sat', 'days: Saturday', 'content/shop.yaml:12:15  "days" is "Saturday". It must be a day or a range of days, such as Sat or Mon-Fri.'],
  ['two spans name one day', 'shop.yaml', 'days: Sat', 'days: Fri-Sat', 'content/shop.yaml:12:15  "days" is "Fri-Sat". It must not name Fri again for hours that overlap or meet those above. For a break, leave time between the two.'],
  ['a day has a break', 'shop.yaml', 'open: "08:00", close: "17:00" }', 'open: "08:00", close: "12:00" }\n    - { days: Mon-Thu, open: "13:00", close: "17:00" }'],
  ['a holiday has a break', 'shop.yaml', '{ open: "10:00", close: "12:00" }', '[{ open: "10:00", close: "12:00" }, { open: "13:00", close: "14:00" }]'],
  ['a place has no hours', 'shop.yaml', '\n    - { days: Mon-Sun, open: "06:00", close: "22:00" }', ' []', 'content/shop.yaml:13:8  "gas" has 0 items. It must list at least one span of days.'],
  ['a date is no day', 'shop.yaml', '2026-12-25', '2026-02-30', 'content/shop.yaml:18:13  "date" is "2026-02-30". It must be a day that exists, written as YYYY-MM-DD, such as 2026-12-25.'],
  ['a date has another form', 'shop.yaml', '2026-12-25', 'Dec 25', 'content/shop.yaml:18:13  "date" is "Dec 25". It must be a date written as YYYY-MM-DD, such as 2026-12-25.'],
  ['a holiday is listed twice', 'shop.yaml', '2027-01-01', '2026-12-25', 'content/shop.yaml:19:13  "date" is the same as in content/shop.yaml:18:13. Each must be different.'],
  ['a holiday changes no hours', 'shop.yaml', ', shop: closed', '', 'content/shop.yaml:18:5  Item 1 of "holidays" is a group of fields. It must say which place has other hours, such as shop: closed.'],
  ['holiday hours are another word', 'shop.yaml', 'shop: closed', 'shop: shut', 'content/shop.yaml:18:48  "shop" is "shut". It must be the word closed, hours such as { open: "08:00", close: "12:00" }, or a list of such hours for a day with a break.'],
  ['holiday hours end before they start', 'shop.yaml', 'open: "10:00", close: "12:00"', 'open: "12:00", close: "10:00"', 'content/shop.yaml:19:71  "close" is "10:00". It must be later than open, such as open: "08:00", close: "17:00". The end of a day is "23:59". Hours after midnight are a line for the next day, from "00:00".'],
])('%s', (_, file, passage, replacement, ...problems) => {
  expect(problemsWith(edited(file, passage, replacement))).toEqual(problems);
});

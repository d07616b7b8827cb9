import { addressLine } from '../../src/rules/address.ts';
import { shortHours } from '../../src/rules/hours-format.ts';
import { displayPhone, telHref } from '../../src/rules/phone.ts';
import type { Content } from '../../src/schema/content.ts';

/** A shop's facts as its pages show them. */
export const factsOf = ({ shop }: Content) => {
  const { gas, wash } = shop.hours;
  /** The other hours on every page. */
  const beside = [gas ?? wash].filter((week) => week !== undefined);
  return {
    name: shop.name,
    origin: shop.origin,
    phone: displayPhone(shop.phone),
    tel: telHref(shop.phone),
    inspectionTel: telHref(shop.inspectionPhone ?? shop.phone),
    email: shop.email,
    careersEmail: shop.careersEmail ?? shop.email,
    address: addressLine(shop.address),
    hours: shortHours(shop.hours.shop),
    hoursBeside: beside.map(shortHours),
  };
};

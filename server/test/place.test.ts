// Who a visitor is to the limits: behind proxies, and by which part of an address.
import { describe, expect, test } from 'vitest';
import { placeOf, visitorOf } from '../api/place.ts';

const visit = (remoteAddress: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

describe('behind proxies', () => {
  test.each([
    [0, 'forged', '10.0.0.1'],
    [1, undefined, '10.0.0.1'],
    [1, '203.0.113.9', '203.0.113.9'],
    [1, 'forged, 203.0.113.9', '203.0.113.9'],
    [1, ' forged ,  203.0.113.9 ', '203.0.113.9'],
    [2, 'forged, 203.0.113.9, 10.0.0.7', '203.0.113.9'],
    [2, '203.0.113.9', '203.0.113.9'],
  ])('%i hops and "%s": %s', (hops, forwarded, expected) => {
    expect(visitorOf(visit('10.0.0.1', forwarded), hops)).toBe(expected);
  });
});

describe('one place', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, place) => expect(placeOf(address)).toBe(place));
});

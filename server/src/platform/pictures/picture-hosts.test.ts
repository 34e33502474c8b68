import { describe, expect, test } from 'vitest';
import { isPictureAddress } from './picture-hosts.ts';

const OUTSIDE = {
  PICTURE_HOSTS: 'https://*.ozone.ru https://avatars.mds.yandex.net',
  OZON_SELLER_URL: 'http://127.0.0.1:4500/ozon-seller',
  CLOCK_URL: '',
};

describe('addresses from which a picture is fetched', () => {
  test.each([
    [true, 'https://cdn1.ozone.ru/s3/multimedia/1.jpg'],
    [true, 'https://avatars.mds.yandex.net/a.png'],
    [false, 'http://cdn1.ozone.ru/1.jpg'],
    [false, 'https://ozone.ru/1.jpg'],
    [false, 'https://.ozone.ru/1.jpg'],
    [false, 'https://cdn1.ozone.ru.evil.example/1.jpg'],
    [false, 'https://evil.example/?https://cdn1.ozone.ru'],
    [false, 'https://cdn1.ozone.ru:8443/1.jpg'],
    [false, 'https://cdn1.ozone.ru@evil.example/1.jpg'],
    [false, 'https://somebody@cdn1.ozone.ru/1.jpg'],
    [false, 'https://127.0.0.1/1.jpg'],
    [false, 'http://169.254.169.254/latest'],
    [false, 'file:///etc/passwd'],
    [false, 'data:image/png;base64,AAAA'],
    [false, '/images/1/1.svg'],
    [false, ''],
  ])('%s: %s', (may, address) => expect(isPictureAddress(OUTSIDE, address)).toBe(may));

  test('of the stand-in only while it plays the marketplaces', () => {
    const address = 'http://127.0.0.1:4500/images/1/1.svg';
    expect(isPictureAddress(OUTSIDE, address)).toBe(false);
    expect(isPictureAddress({ ...OUTSIDE, CLOCK_URL: 'http://127.0.0.1:4500' }, address)).toBe(true);
    expect(
      isPictureAddress({ ...OUTSIDE, CLOCK_URL: 'http://127.0.0.1:4500' }, 'http://127.0.0.1:4400/'),
    ).toBe(false);
  });
});

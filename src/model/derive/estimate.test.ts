import { describe, expect, it } from '@jest/globals';
import { estimateCost } from './estimate';
import { provincialTransferCharges } from './provincial-transfer-charges';

const land = {
  depositPercent: 10,
  buyerFeePercent: 0,
  gstPercent: 5,
  transferRates: provincialTransferCharges.AB.rates,
  titledAcres: 640,
  cultivatedAcres: 612,
};

describe('estimateCost', () => {
  it('adds taxes, but not the deposit, which is part of the price', () => {
    expect(estimateCost(7_850_000, land)).toEqual({
      deposit: 785_000,
      buyerFee: 0,
      gst: 392_500,
      transfer: 7900,
      total: 8_250_400,
    });
  });

  it('adds a fee, and GST on the fee', () => {
    const { buyerFee, gst, total } = estimateCost(1_000_000, { ...land, buyerFeePercent: 2 });
    expect([buyerFee, gst, total]).toEqual([20_000, 51_000, 1_072_050]);
  });

  it('adds the tax of the province', () => {
    const { transfer, total } = estimateCost(500_000, {
      ...land,
      transferRates: provincialTransferCharges.MB.rates,
    });
    expect([transfer, total]).toEqual([7650, 532_650]);
  });

  it('rounds to whole dollars', () => {
    expect(estimateCost(15, { ...land, depositPercent: 12.5 })).toMatchObject({
      deposit: 2,
      gst: 1,
      total: 71,
    });
  });
});

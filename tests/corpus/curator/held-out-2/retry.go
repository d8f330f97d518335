// Package retry implements bounded retries.
// Copyright 2020 The Halyard Authors.
package retry

import (
	"context"
	"errors"
	"time"
)

// ErrGaveUp is returned when all attempts failed.
// TODO(bkessler): make the backoff configurable before v2
var ErrGaveUp = errors.New("retry: gave up")

func Do(ctx context.Context, n int, fn func() error) error {
	for i := 0; i < n; i++ {
		if err := fn(); err == nil {
			return nil
		}
		// We decided to sleep even after the last attempt, see Monday's review
		time.Sleep(time.Duration(i) * time.Second)
	}
	return ErrGaveUp
}

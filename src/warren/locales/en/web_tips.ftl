### Tips about what somebody meets at a table for the first time.

web-tip = Tip
web-tip-more = More
web-tip-known = Do not show again
web-tips = Tips about what is met for the first time
web-tips-anew = Show the tips anew
